import type { Page } from '@playwright/test';
import { listApplications, readResume } from './api/store.ts';
import { closeDialog, expectFile, fillForm, openForm, words, wordsOn } from './fixtures/apply.ts';
import { networkOf } from './fixtures/network.ts';
import { pdfOfSize, type ResumeFile } from './fixtures/resumes.ts';
import { expect, test } from './fixtures/visit.ts';

// The API is stopped in the middle of its work, with nothing between it and the browser.
test.use({ front: 'api' });

const sorry = 'Something went wrong. Please try again.';
const typed = Object.values(words);

/** A resume of two megabytes that no other test sends: the same file again would be the same application. */
function heavy(name: string): ResumeFile {
  const resume = pdfOfSize(2_000_000);
  resume.bytes.write(name, resume.bytes.length - 100);
  return { ...resume, name: `${name}.pdf` };
}

/** Collects, from now on, every value of the progress bar and every announcement. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const seen: { values: number[]; said: string[] } = { values: [], said: [] };
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() => {
      const value = document.querySelector('progress')?.value;
      if (value !== undefined && value !== seen.values.at(-1)) seen.values.push(value);
      for (const { textContent } of document.querySelectorAll('form [role=status]'))
        if (/sent\.$/.test(textContent) && !seen.said.includes(textContent)) seen.said.push(textContent);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate((): { values: number[]; said: string[] } => Reflect.get(window, 'seen'));
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

test('the form shows how far the sending is, and says it every quarter', async ({ page, servers }) => {
  const resume = heavy('progress');
  await openForm(page);
  await fillForm(page, resume);
  const network = await networkOf(page);
  await network.slow(400_000);
  const seen = await watch(page);
  await submit(page);
  const form = page.getByRole('form');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(form).toContainText(/[1-9]\d?% · [\d.]+ (KB|MB) of 2 MB · (about \d+|a few) seconds left/);
  await expect(page.getByRole('progressbar', { name: 'Sent' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you for applying , We will contact you soon/);
  const { values, said } = await seen();
  expect(values.length).toBeGreaterThanOrEqual(10);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  // An answer that comes with the last byte leaves no time for “100% sent.”, and the dialog says more.
  const quarters = ['25% sent.', '50% sent.', '75% sent.', '100% sent.'];
  expect(said.length).toBeGreaterThanOrEqual(3);
  expect(said).toEqual(quarters.slice(0, said.length));
  const stored = listApplications(servers.api.dataDir).filter(({ fileName }) => fileName === resume.name);
  expect(stored).toHaveLength(1);
  expect(stored.map((row) => readResume(row).equals(resume.bytes))).toEqual([true]);
});

test('Cancel stops the bytes and keeps the form, and Submit sends it after all', async ({
  page,
  servers,
}) => {
  const resume = heavy('cancel');
  await openForm(page);
  await fillForm(page, resume);
  const network = await networkOf(page);
  await network.slow(200_000);
  await submit(page);
  await expect(page.getByRole('form')).toContainText(/[1-9]\d?% ·/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled before everything was sent.')).toBeVisible();
  await expect.poll(() => servers.lines.at(-1)).toMatch(/^POST .* the client went away$/);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  expect(await wordsOn(page)).toEqual(typed);
  await expectFile(page, resume);
  const arrived = () =>
    listApplications(servers.api.dataDir).filter(({ fileName }) => fileName === resume.name).length;
  expect(arrived()).toBe(0);
  await network.free();
  await submit(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(arrived()).toBe(1);
});

test('when the server stops in mid-upload nothing is lost, and Try again is one touch', async ({
  page,
  servers,
}) => {
  const resume = heavy('stop');
  await openForm(page);
  await fillForm(page, resume);
  const network = await networkOf(page);
  await network.slow(200_000);
  await submit(page);
  await expect(page.getByRole('form')).toContainText(/[1-9]\d?% ·/);
  await servers.stopApi();
  await closeDialog(page, 'alertdialog', sorry);
  expect(await wordsOn(page)).toEqual(typed);
  await expectFile(page, resume);
  await servers.startApi();
  await network.free();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
  const stored = listApplications(servers.api.dataDir).filter(({ fileName }) => fileName === resume.name);
  expect(stored.map((row) => readResume(row).equals(resume.bytes))).toEqual([true]);
});

test('offline is seen before sending, and waits for the visitor, not for the network', async ({
  page,
  servers,
}) => {
  const resume = heavy('offline-before');
  await openForm(page);
  await fillForm(page, resume);
  await page.context().setOffline(true);
  const before = servers.lines.length;
  await submit(page);
  await closeDialog(page, 'alertdialog', sorry);
  await expect(page.getByText('You were offline, so nothing was sent.')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'false');
  expect(servers.lines.slice(before)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
});

test('offline during the sending is said at once, and keeps everything', async ({ page, servers }) => {
  const resume = heavy('offline-during');
  await openForm(page);
  await fillForm(page, resume);
  const network = await networkOf(page);
  await network.slow(200_000);
  await submit(page);
  await expect(page.getByRole('form')).toContainText(/[1-9]\d?% ·/);
  await network.offline();
  await expect(
    page.getByRole('status').filter({ hasText: 'You are offline, so nothing moves.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Some while after, the connection is really gone.
  await servers.stopApi();
  await closeDialog(page, 'alertdialog', sorry);
  await expect(page.getByText('may have arrived all the same')).toBeVisible();
  expect(await wordsOn(page)).toEqual(typed);
  await expectFile(page, resume);
  await servers.startApi();
  await network.free();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
  expect(
    listApplications(servers.api.dataDir).filter(({ fileName }) => fileName === resume.name),
  ).toHaveLength(1);
});

test('after 30 seconds without a byte the form says so and offers to try again', async ({
  page,
  servers,
}) => {
  const resume = heavy('stalled');
  await page.clock.install();
  await openForm(page);
  await fillForm(page, resume);
  // So slow that nothing moves for as long as the test looks.
  const network = await networkOf(page);
  await network.slow(10);
  // The bar is there while the file is still read; the silence counts from when the upload begins.
  const begun = page.waitForRequest((request) => request.method() === 'POST');
  await submit(page);
  await begun;
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(
    page.getByText('Nothing has moved for 10 seconds. You can go on waiting, or cancel.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('Nothing has moved for 30 seconds.')).toBeVisible();
  // No time limit: it goes on for as long as the visitor waits.
  await page.clock.fastForward(60 * 60_000);
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing has moved')).toBeHidden();
  await network.free();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
  expect(
    listApplications(servers.api.dataDir).filter(({ fileName }) => fileName === resume.name),
  ).toHaveLength(1);
});
