import type { Page } from '@playwright/test';
import { type CDPSession, launch } from 'puppeteer-core';
import { expect, test } from '../fixtures.ts';
import { chromiumFlags, findChromium } from '../scripts/browsers.ts';
import { changed } from '../scripts/changed-site.ts';
import { sites } from '../scripts/sites.ts';

/** Runs in a page: what a visitor sees of the form. */
const readForm = () => ({
  url: location.pathname + location.search,
  wasPrerendered: performance.getEntriesByType('navigation')[0]?.toJSON().activationStart > 0,
  isHydrated: document.querySelector('main astro-island')?.hasAttribute('data-hydrated'),
  position: document.querySelector<HTMLInputElement>('input#position')?.value,
  isDated: document.querySelector<HTMLInputElement>('input#date')?.value !== '',
});

/** Waits for a state. Reading fails while a page loads or replaces another. */
const expectForm = (read: () => Promise<unknown>, state: Partial<ReturnType<typeof readForm>>) =>
  expect(async () => expect(await read()).toMatchObject(state)).toPass({ timeout: 10_000 });

// With Puppeteer, since Chromium prerenders nothing for a page that Playwright is attached to.
test('the form is prerendered from the tick, and dated when opened @chromium', async () => {
  await using browser = await launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
  const root = await browser.target().createCDPSession();
  let prerendered: CDPSession | undefined;
  root.connection()?.on('sessionattached', (session) => (prerendered = session));
  const evaluate = { expression: `(${readForm})()`, returnByValue: true };
  const readPrerendered = async () => (await prerendered?.send('Runtime.evaluate', evaluate))?.result.value;
  const query = `?position=${encodeURIComponent(changed.job.title)}`;
  const form = { url: `/apply${query}`, position: changed.job.title, isHydrated: true };

  const page = await browser.newPage();
  await page.goto(`${sites.changed.origin}/freshers${query}`);
  await page.locator('main [type=checkbox]').click();
  await expectForm(readPrerendered, { ...form, isDated: false });
  await page.locator('main astro-island a').click();
  await expectForm(() => page.evaluate(readForm), { ...form, wasPrerendered: true, isDated: true });
});

/** Makes the next page believe that it is prerendered. Returns a function that activates it. */
async function emulatePrerendering(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, writable: true }),
  );
  return () =>
    page.evaluate(() => {
      Reflect.set(document, 'prerendering', false);
      document.dispatchEvent(new Event('prerenderingchange'));
    });
}

test('a prerendered form shows the draft as another tab left it', async ({ page, applyPage }) => {
  // The page that stores a value gets no event about it, like one that is prerendered.
  const storeDraft = (name: string) =>
    page.evaluate(
      (draft) => localStorage.setItem('application', draft),
      JSON.stringify({ savedAt: Date.now(), texts: { name } }),
    );
  await page.goto('/contact');
  await storeDraft('Meena');
  const activate = await emulatePrerendering(page);
  await applyPage.goto();
  await expect(applyPage.field('Name')).toHaveValue('');
  await storeDraft('Meena Kumari');
  await activate();
  await expect(applyPage.field('Name')).toHaveValue('Meena Kumari');
  await expect(applyPage.form).toContainText('Your draft is back');
});

test('a prerendered page shows a login in another tab', async ({ page, header, user }) => {
  const activate = await emulatePrerendering(page);
  await page.goto('/apply');
  await page.evaluate((id) => localStorage.setItem('userId', id), user.id);
  await activate();
  await expect(header.signout).toBeVisible();
  await expect(header.login).toBeHidden();
});
