import { attribute, type Element, elementsOf } from '../../src/integrations/finish/html.ts';
import { redirectRules } from '../support/host-rules.ts';
import { type Answer, ask } from './ask.ts';

/** A page as the host sends it. */
export interface LivePage {
  readonly route: string;
  readonly answer: Answer;
  readonly elements: readonly Element[];
}

/** A deployed site. */
export interface Site {
  /** Where it is asked. */
  readonly origin: string;
  /** Where visitors find it: what its pages must name as their own. */
  readonly home: string;
  /** Every page that the sitemap or another page names, and the further addresses of `public/_redirects`. */
  readonly pages: readonly LivePage[];
  /** The address of a file with a hash in its name. */
  readonly chunk: string;
}

/**
 * Reads a site from its home page on, as far as its own links lead.
 * @throws CommandProblem when nobody answers
 */
export async function readSite(origin: string, home: string): Promise<Site> {
  const pages = new Map<string, LivePage>();
  const sitemap = await ask(origin, '/sitemap.xml');
  const listed = [...sitemap.body.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
  const aliases = redirectRules('public').filter(({ status }) => status === 200);
  let next = routesIn(['/', ...listed, ...aliases.map(({ from }) => from)], [origin, home]);
  while (next.length > 0) {
    const read = await Promise.all(next.map((route) => readPage(origin, route)));
    for (const page of read) pages.set(page.route, page);
    const links = read.flatMap(({ elements }) => elements.flatMap(target));
    next = routesIn(links, [origin, home]).filter((route) => !pages.has(route));
  }
  const all = [...pages.values()].sort((one, other) => one.route.localeCompare(other.route));
  const chunks = all.flatMap(({ elements }) => elements.flatMap(chunksOf));
  return { origin, home, pages: all, chunk: chunks[0] ?? '/_astro/none.js' };
}

async function readPage(origin: string, route: string): Promise<LivePage> {
  const answer = await ask(origin, route);
  return { route, answer, elements: answer.status === 200 ? elementsOf(answer.body) : [] };
}

const target = (element: Element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : []);
const chunksOf = (element: Element) => attribute(element, 'component-url') ?? [];

/** The paths among addresses that lead to one of these origins, each once. */
function routesIn(addresses: readonly string[], [origin, home]: readonly [string, string]): string[] {
  const urls = addresses.flatMap((address) => URL.parse(address, origin) ?? []);
  const own = urls.filter((url) => url.origin === origin || url.origin === home);
  return [...new Set(own.map(({ pathname }) => pathname))];
}
