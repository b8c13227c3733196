import { ask, sentTo } from './ask.ts';
import { type Check, type Finding, finding } from './finding.ts';
import type { Site } from './site.ts';

const spellings = (route: string) => [
  route.toLowerCase(),
  route.toUpperCase(),
  route.replace(/^\/./, (first) => first.toUpperCase()),
];

/** No page answers at a second address: other letter case, or a slash at the end, is a 404 or one redirect to the page. */
export const oneAddress: Check = async (site) => {
  const routes = site.pages.map(({ route }) => route).filter((route) => route !== '/');
  return [
    ...(await doubled(
      'answered in another letter case',
      routes.flatMap(spellings).filter((address) => !routes.includes(address)),
      'Tell letter case apart: /ABOUT is another address than /about, and nothing stands there.',
      site,
    )),
    ...(await doubled(
      'answered with a slash at the end',
      routes.map((route) => `${route}/`),
      'Send /about/ to /about with status 301 or 308, or answer it with 404.',
      site,
    )),
  ];
};

async function doubled(
  what: string,
  variants: readonly string[],
  change: string,
  { origin, pages }: Site,
): Promise<Finding[]> {
  const known = new Set(pages.map(({ route }) => route));
  const asked = [...new Set(variants)].map(async (address) => {
    const answer = await ask(origin, address);
    const to = sentTo(answer, origin);
    if (answer.status === 404 || (to !== undefined && known.has(to))) return [];
    return [`${address} (${to === undefined ? `status ${answer.status}` : `to ${to}`})`];
  });
  return finding(what, (await Promise.all(asked)).flat(), change);
}
