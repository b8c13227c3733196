import { type CDPSession, launch, type Page } from 'puppeteer-core';
import { expect, test as base } from '../fixtures.ts';
import { chromiumFlags, findChromium } from '../scripts/browsers.ts';
import { changed } from '../scripts/changed-site.ts';
import { sites } from '../scripts/sites.ts';

/** A tab with the page that is shown; `readPrerendered` reads the state of the one that is prerendered. */
interface Tab {
  readonly page: Page;
  readonly readPrerendered: () => Promise<unknown>;
}

/** Driven by Puppeteer: Chromium prerenders nothing for a page that Playwright is attached to. */
const test = base.extend<{ tab: Tab }>({
  tab: async ({}, use) => {
    const browser = await launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
    const page = await browser.newPage();
    const root = await browser.target().createCDPSession();
    let prerendered: CDPSession | undefined;
    root.connection()?.on('sessionattached', (session) => (prerendered = session));
    const expression = `(${ignoreStorageEvents})(); (${readState})()`;
    await use({
      page,
      readPrerendered: async () =>
        (await prerendered?.send('Runtime.evaluate', { expression, returnByValue: true }))?.result.value,
    });
    await browser.close();
  },
});

/** Runs in the prerendered page: the events may arrive later than the activation, at which it reads the storage itself. */
function ignoreStorageEvents() {
  addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
}

/** Runs in a page: the state of the form. */
function readState() {
  const valueOf = (id: string) => document.querySelector<HTMLInputElement>(`input#${id}`)?.value;
  const isHydrated = (selector: string) =>
    document.querySelector(`${selector} astro-island`)?.hasAttribute('data-hydrated');
  return {
    url: location.pathname + location.search,
    wasPrerendered: performance.getEntriesByType('navigation')[0]?.toJSON().activationStart > 0,
    isHydrated: isHydrated('main'),
    isHeaderHydrated: isHydrated('header'),
    isDated: valueOf('date') !== '',
    name: valueOf('name'),
    position: valueOf('position'),
    hasDraftMessage: document.querySelector('form')?.textContent.includes('Your draft is back'),
    user: [...document.querySelectorAll('header nav li > a, header nav li > button')]
      .filter((entry) => entry.checkVisibility())
      .map((entry) => entry.textContent)
      .filter((text) => /^(Login|Signout)$/.test(text))
      .join(),
  };
}

type State = Partial<ReturnType<typeof readState>>;

/** Stores a value, as another tab does; an empty one is like none. */
const store = ({ page }: Tab, key: string, value: string) =>
  page.evaluate((key, value) => localStorage.setItem(key, value), key, value);

/** Waits for a state. Reading fails while a page loads or replaces another. */
const expectState = (read: () => Promise<unknown>, state: State) =>
  expect(async () => expect(await read()).toMatchObject(state)).toPass({ timeout: 10_000 });

/** Ticks the terms, and waits until the form is prerendered and hydrated in this state. */
async function tick({ page, readPrerendered }: Tab, state: State): Promise<void> {
  await page.locator('main [type=checkbox]').click();
  await expectState(readPrerendered, { isHydrated: true, isDated: false, ...state });
}

/** Follows the Apply link, and waits for the prerendered page in this state. */
async function openForm({ page }: Tab, state: State): Promise<void> {
  await page.locator('main astro-island a').click();
  const opened = { url: '/apply', wasPrerendered: true, isDated: true, ...state };
  await expectState(() => page.evaluate(readState), opened);
}

test.describe('the form is prerendered', { tag: '@chromium' }, () => {
  const terms = `${sites.changed.origin}/freshers`;

  test('from the tick, with the position, and is dated when it is opened', async ({ tab }) => {
    const query = `?position=${encodeURIComponent(changed.opening.title)}`;
    const form = { url: `/apply${query}`, position: changed.opening.title };
    await tab.page.goto(terms + query);
    await tick(tab, form);
    await openForm(tab, form);
  });

  test('and shows the draft as another tab left it', async ({ tab }) => {
    const storeDraft = (name: string) =>
      store(tab, 'application', JSON.stringify({ savedAt: Date.now(), fields: { name } }));
    await tab.page.goto(terms);
    await storeDraft('Meena');
    await tick(tab, { name: '', hasDraftMessage: false });
    await storeDraft('Meena Kumari');
    await openForm(tab, { name: 'Meena Kumari', hasDraftMessage: true });
  });

  for (const [change, from, to, shown] of [
    ['login', '', '7', 'Signout'],
    ['sign-out', '7', '', 'Login'],
  ] as const)
    test(`and shows a ${change} in another tab`, async ({ tab }) => {
      await tab.page.goto(terms);
      await store(tab, 'userId', from);
      // The header of a user is hydrated at once.
      await tick(tab, { isHeaderHydrated: from !== '' });
      await store(tab, 'userId', to);
      await openForm(tab, { user: shown });
    });
});
