import { expect, test as base } from '../fixtures.ts';
import { Tab } from '../pages/Tab.ts';
import { changed } from '../scripts/changed-site.ts';
import { sites } from '../scripts/sites.ts';

const { origin } = sites.changed;
const checkbox = 'main [type=checkbox]';
const applyLink = 'main astro-island a';

/** Storage events may arrive later than the activation. */
const source = `addEventListener('storage', (event) => event.stopImmediatePropagation());`;
const setUp = { 'Page.enable': {}, 'Page.addScriptToEvaluateOnNewDocument': { source } };

/** A browser of its own, since Chromium prerenders nothing while Playwright is attached. */
const test = base.extend<{ tab: Tab }>({
  tab: async ({}, use, testInfo) => {
    const tab = await Tab.open({ profile: testInfo.outputPath('profile'), setUp });
    await use(tab);
    await tab.close();
  },
});

/** Runs in a page: the state of the form, and what a prerendered page must not do. */
function readState() {
  const valueOf = (id: string) => document.querySelector<HTMLInputElement>(`input#${id}`)?.value;
  return {
    url: location.pathname + location.search,
    wasPrerendered: performance.getEntriesByType('navigation')[0]?.toJSON().activationStart > 0,
    isHydrated: document.querySelector('main astro-island')?.hasAttribute('data-hydrated'),
    isDated: valueOf('date') !== '',
    name: valueOf('name'),
    position: valueOf('position'),
    hasDraftMessage: document.querySelector('form')?.textContent.includes('Your draft is back'),
    user: [...document.querySelectorAll('header nav li > a, header nav li > button')]
      .filter((entry) => entry.checkVisibility())
      .map((entry) => entry.textContent)
      .filter((text) => /^(Login|Signout)$/.test(text))
      .join(),
    isHeaderHydrated: document.querySelector('header astro-island')?.hasAttribute('data-hydrated'),
    calls: performance.getEntriesByType('resource').filter(({ name }) => name.includes('/user_auth/')).length,
    dialogs: document.querySelectorAll('dialog[open]').length,
    focused: document.activeElement?.localName,
    draft: localStorage.getItem('application'),
  };
}

const idle = { calls: 0, dialogs: 0, focused: 'body' };

/** Ticks the terms, and waits until the form is prerendered and hydrated. */
async function tick(tab: Tab): Promise<void> {
  await tab.click(checkbox);
  await expect.poll(() => tab.evaluatePrerendered(readState)).toMatchObject({ isHydrated: true, ...idle });
}

/** Follows the Apply link, and waits for the prerendered page. */
async function openForm(tab: Tab, state: Partial<ReturnType<typeof readState>>): Promise<void> {
  await tab.click(applyLink);
  const opened = { url: '/apply', wasPrerendered: true, isHydrated: true, isDated: true, ...idle };
  await expect.poll(() => tab.evaluate(readState)).toMatchObject({ ...opened, ...state });
}

/** The draft of a name in storage. */
const draftOf = (name: string, savedAt = Date.now()) => JSON.stringify({ savedAt, fields: { name } });

/** Stores a value, as another tab does; null removes it. */
const store = (tab: Tab, key: string, value: string | null) =>
  tab.evaluate(
    ([key, value]) => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
    [key, value] as const,
  );

test.describe('the form is prerendered', { tag: '@chromium' }, () => {
  for (const path of ['/freshers', '/nonit', '/housewives'])
    test(`from the tick on ${path}, with the position, and is dated when it is opened`, async ({ tab }) => {
      const query = `?position=${encodeURIComponent(changed.opening.title)}`;
      await tab.goto(origin + path + query);
      expect(tab.isPrerendering).toBe(false);
      await tick(tab);
      const form = { url: `/apply${query}`, position: changed.opening.title };
      const prerendered = { ...form, isDated: false, draft: null };
      expect(await tab.evaluatePrerendered(readState)).toMatchObject(prerendered);
      await openForm(tab, form);
    });

  test('while the terms are ticked', async ({ tab }) => {
    await tab.goto(`${origin}/freshers`);
    for (let time = 0; time < 3; time++) {
      await tick(tab);
      await tab.click(checkbox);
      await expect.poll(() => tab.isPrerendering).toBe(false);
    }
    await tick(tab);
    await openForm(tab, {});
  });

  test('and shows the draft as another tab left it', async ({ tab }) => {
    await tab.goto(`${origin}/freshers`);
    await store(tab, 'application', draftOf('Meena'));
    await tick(tab);
    expect(await tab.evaluatePrerendered(readState)).toMatchObject({ name: '', hasDraftMessage: false });
    await store(tab, 'application', draftOf('Meena Kumari'));
    await openForm(tab, { name: 'Meena Kumari', hasDraftMessage: true });
  });

  test('and deletes an expired draft only when it is opened', async ({ tab }) => {
    const draft = draftOf('Meena', 0);
    await tab.goto(`${origin}/freshers`);
    await store(tab, 'application', draft);
    await tick(tab);
    expect(await tab.evaluatePrerendered(readState)).toMatchObject({ draft });
    await openForm(tab, { draft: null });
  });

  for (const [change, from, to, shown] of [
    ['login', null, '7', 'Signout'],
    ['sign-out', '7', null, 'Login'],
  ] as const)
    test(`and shows a ${change} in another tab`, async ({ tab }) => {
      await tab.goto(`${origin}/freshers`);
      await store(tab, 'userId', from);
      await tick(tab);
      // The header of a user is hydrated at once.
      await expect
        .poll(() => tab.evaluatePrerendered(readState))
        .toMatchObject({ isHeaderHydrated: from !== null });
      await store(tab, 'userId', to);
      await openForm(tab, { user: shown });
    });
});
