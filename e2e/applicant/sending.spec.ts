import type { Page } from '@playwright/test';
import { listApplications, readResume } from '../stand-in/store.ts';
import {
  choose,
  closeDialog,
  expectFile,
  fillForm,
  openForm,
  words,
  wordsOn,
} from '../support/fixtures/apply.ts';
import { forms, press } from '../support/fixtures/forms.ts';
import { type Network, networkOf } from '../support/fixtures/network.ts';
import { heavy, type ResumeFile } from '../support/fixtures/resumes.ts';
import type { RestartableApi } from '../support/fixtures/restartable-api.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { topOf } from '../support/fixtures/top.ts';
import { expect, test } from '../support/fixtures/visit.ts';

// The API is stopped in the middle of its work, with nothing between it and the browser.
test.use({ front: 'api' });

const { failed: sorry } = sentences.apply;

/** The page sends this resume, at so many bytes a second; a part of it has left. */
async function beginSending(page: Page, resume: ResumeFile, bytes = 200_000): Promise<Network> {
  await openForm(page);
  await fillForm(page, resume);
  const network = await networkOf(page);
  await network.slow(bytes);
  await press(page, forms.apply);
  await expect(page.getByRole('form')).toContainText(/[1-9]\d* KB of 2 MB/);
  return network;
}

/** Nothing that was typed or chosen is lost. */
async function expectAllKept(page: Page, resume: ResumeFile): Promise<void> {
  expect(await wordsOn(page)).toEqual(Object.values(words));
  await expectFile(page, resume);
}

/** The visitor is thanked, and the resume arrived once, byte for byte. */
async function expectArrived(page: Page, { api }: RestartableApi, resume: ResumeFile): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
  const stored = listApplications(api.dataDir).filter(({ fileName }) => fileName === resume.name);
  expect(stored.map((row) => readResume(row).equals(resume.bytes))).toEqual([true]);
}

test('Cancel stops the bytes and keeps the form, which can be changed and sent after all', async ({
  page,
  servers,
}) => {
  const [resume, other] = [heavy('cancel'), heavy('other')];
  const network = await beginSending(page, resume);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled before everything was sent.')).toBeVisible();
  await expect.poll(() => servers.lines.at(-1)).toMatch(/^POST .* the client went away$/);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  await expectAllKept(page, resume);
  expect(listApplications(servers.api.dataDir).map(({ fileName }) => fileName)).not.toContain(resume.name);
  await network.free();
  await page.getByLabel('Name').fill('Somebody else');
  await choose(page, other);
  await press(page, forms.apply);
  await expectArrived(page, servers, other);
});

test('when the server goes in mid-upload nothing is lost, and Try again is one touch', async ({
  page,
  servers,
}) => {
  const resume = heavy('gone');
  const network = await beginSending(page, resume);
  await servers.stopApi();
  await closeDialog(page, 'alertdialog', sorry);
  await expect(page.getByText('may have arrived all the same')).toBeVisible();
  await expectAllKept(page, resume);
  await servers.startApi();
  await network.free();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectArrived(page, servers, resume);
});

test('after 10 seconds without a byte the form says so, and waits as long as the visitor does', async ({
  page,
  servers,
}) => {
  const resume = heavy('stalled');
  await page.clock.install();
  // So slow that nothing moves for as long as the test looks, once the first piece (16 KB) has left.
  const network = await beginSending(page, resume, 300);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  const top = await topOf(cancel);
  await page.clock.fastForward(10_000);
  await expect(
    page.getByText('Still waiting for an answer. You can go on waiting, or cancel.'),
  ).toBeVisible();
  expect(await topOf(cancel), 'Cancel stays where it is').toBe(top);
  await page.clock.fastForward(60 * 60_000);
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await network.free();
  await expectArrived(page, servers, resume);
});
