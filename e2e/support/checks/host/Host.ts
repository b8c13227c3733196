import type { APIRequestContext } from '@playwright/test';

/** A response of the host. */
export type HostResponse = Awaited<ReturnType<Host['get']>>;

/**
 * A check of some responses, and what to change in the host if one of them is wrong. A string is a path to request.
 */
export type Check = readonly [
  change: string,
  responses: readonly (string | HostResponse)[],
  isGood: (response: HostResponse) => boolean,
];

/** The host of a deployed site. */
export class Host {
  readonly origin: string;
  readonly #request: APIRequestContext;
  /** The responses by path, since several checks need the same ones. */
  readonly #responses: Record<string, HostResponse> = {};

  constructor(origin: string, request: APIRequestContext) {
    this.origin = origin;
    this.#request = request;
  }

  /** Requests a path of the site, or another URL, without following redirects. */
  async get(path: string, options: object = {}) {
    const url = new URL(path, this.origin);
    const response = await this.#request.fetch(url.href, { ...options, maxRedirects: 0 });
    /** A header by its name in lower case; empty if the header is missing. */
    const header = (name: string) => response.headers()[name] ?? '';
    const target = new URL(header('location'), url);
    /** Where it redirects to: a path of this host, or another URL; empty without a redirect. */
    const location = header('location') && (target.origin === this.origin ? target.pathname : target.href);
    return { path, status: response.status(), location, header, body: await response.text() };
  }

  /**
   * The paths of the pages that the sitemap lists.
   * @throws Error if there is no sitemap
   */
  async listPages() {
    const urls = (await this.get('/sitemap.xml')).body.match(/(?<=<loc>)[^<]+/g);
    if (!urls) throw new Error('The host sends no sitemap.xml: upload all of dist/');
    return urls.map((url) => new URL(url).pathname);
  }

  /** Runs the checks. Returns what to change, with the first wrong paths. */
  async faultsOf(checks: readonly Check[]) {
    const faults = new Set<string>();
    for (const [change, requests, isGood] of checks) {
      const responses = await Array.fromAsync(requests, async (each) =>
        typeof each === 'string' ? (this.#responses[each] ??= await this.get(each)) : each,
      );
      const wrong = responses.filter((response) => !isGood(response)).map(({ path }) => path);
      if (wrong.length > 0) faults.add(`${change} (${wrong.slice(0, 5).join(', ')})`);
    }
    return [...faults];
  }
}
