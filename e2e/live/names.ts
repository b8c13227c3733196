import { attribute, type Element } from '../../src/html.ts';
import { ask } from './ask.ts';
import { type Check, finding } from './finding.ts';

/** The address that a page states as its own. */
export function canonicalOf(elements: readonly Element[]): string | undefined {
  const link = elements.find((element) => attribute(element, 'rel') === 'canonical');
  return link && attribute(link, 'href');
}

/** Pages, sitemap and robots.txt name the site by the address that visitors use, and search engines may list it. */
export const names: Check = async ({ origin, home, pages }) => {
  const others = pages.flatMap(({ route, elements }) => {
    const canonical = canonicalOf(elements);
    return canonical === undefined || URL.parse(canonical)?.origin === home ? [] : `${route} (${canonical})`;
  });
  const files = await Promise.all(
    ['/sitemap.xml', '/robots.txt'].map(async (path) => ({ path, answer: await ask(origin, path) })),
  );
  const silent = files.filter(({ answer }) => answer.status !== 200 || !answer.body.includes(`${home}/`));
  const hidden = pages.filter(({ answer }) => /noindex|none/.test(String(answer.headers['x-robots-tag'])));
  const change = `Build with SITE_URL=${home} and upload dist/ whole; where the site has another name, give it with --site.`;
  return [
    ...finding(`under another name than ${home}`, others, change),
    ...finding(
      `without the name ${home}`,
      silent.map(({ path }) => path),
      change,
    ),
    ...finding(
      'kept out of search by the header X-Robots-Tag',
      hidden.map(({ route }) => route),
      'Send X-Robots-Tag from previews alone.',
    ),
  ];
};
