import { chromium, type Page } from '@playwright/test';
import { attribute, type Element } from '../../src/html.ts';
import { browserFlags, findHeadlessShell } from '../support/browser.ts';
import { CommandProblem, reasonOf } from '../support/command.ts';
import { hydrateAll, watchPolicy } from '../support/fixtures/every-page/policy.ts';
import { type Check, finding } from './finding.ts';

/** The policy a page states. */
export function policyOf(elements: readonly Element[]): string | undefined {
  const meta = elements.find((element) => attribute(element, 'http-equiv') === 'content-security-policy');
  return meta && attribute(meta, 'content');
}

/** In a browser nothing on a page is stopped by the policy that the page or the host states, and every island wakes. */
export const policy: Check = async ({ origin, pages }) => {
  const byPolicy = Map.groupBy(pages, ({ elements }) => policyOf(elements));
  byPolicy.delete(undefined);
  // Pages with one policy have the same scripts and styles.
  const routes = [...byPolicy.values()].flatMap(([page]) => page?.route ?? []);
  const executablePath = findHeadlessShell();
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });
  const stopped = await visit(origin, routes, await browser.newPage()).finally(() => browser.close());
  return [...Map.groupBy(stopped, ({ what }) => what)].flatMap(([what, at]) =>
    finding(
      what,
      at.map(({ route }) => route),
      'Switch off what adds scripts to pages on the way (analytics, hidden mail addresses, minifying), and send no policy but that of _headers.',
    ),
  );
};

/**
 * Opens pages one after another and wakes every island, as a visitor does; gives what did not work where.
 * @throws CommandProblem when the browser does not open one
 */
async function visit(origin: string, routes: readonly string[], page: Page) {
  const broken = await watchPolicy(page);
  const stopped: { route: string; what: string }[] = [];
  for (const route of routes) {
    const before = broken.length;
    await page.goto(origin + route).catch((error: unknown) => {
      const [reason] = /net::\w+/.exec(reasonOf(error)) ?? ['it takes too long'];
      throw new CommandProblem(`A browser does not open ${origin}${route}: ${reason}.`);
    });
    const asleep = await hydrateAll(page).then(
      () => [],
      () => ['a part does not wake up'],
    );
    for (const what of new Set([...broken.slice(before), ...asleep]))
      stopped.push({ route, what: what.trim() });
  }
  return stopped;
}
