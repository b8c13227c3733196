import { listApplications, readResume } from '../stand-in/store.ts';
import {
  closeDialog,
  expectFile,
  fillForm,
  openForm,
  submit,
  words,
  wordsOn,
} from '../support/fixtures/apply.ts';
import { networkOf } from '../support/fixtures/network.ts';
import { heavy } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

// The API is stopped in the middle of its work, with nothing between it and the browser.
test.use({ front: 'api' });

const { failed: sorry } = sentences.apply;
const typed = Object.values(words);

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
  const network = await networkOf(page);
  // So slow that nothing moves for as long as the test looks, once the first piece (16 KB) has left: when that is told,
  // the silence begins anew.
  await network.slow(300);
  await submit(page);
  const form = page.getByRole('form');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(form).toContainText(/[1-9]\d* KB of/);
  await page.clock.fastForward(10_000);
  await expect(
    page.getByText('Nothing has moved for 10 seconds. You can go on waiting, or cancel.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('Nothing has moved for 30 seconds.')).toBeVisible();
  // No time limit: it goes on for as long as the visitor waits.
  await page.clock.fastForward(60 * 60_000);
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing has moved')).toBeHidden();
  await network.free();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
  expect(
    listApplications(servers.api.dataDir).filter(({ fileName }) => fileName === resume.name),
  ).toHaveLength(1);
});
