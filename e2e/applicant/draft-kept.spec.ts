import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import {
  formHydrated,
  closeDialog,
  expectFile,
  expectNoFile,
  fillWords,
  noWords,
  openForm,
  words,
  wordsOn,
} from '../support/fixtures/apply.ts';
import { findDraft, findNothing, leaveDraft, line, typed } from '../support/fixtures/draft.ts';
import { jobs } from '../support/fixtures/openings.ts';
import { DOCX } from '../support/fixtures/resumes.ts';
import { scripts, test as slow } from '../support/fixtures/slow-script.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

test('words and file survive a reload, and are what is sent', async ({ page }) => {
  await leaveDraft(page);
  await page.reload();
  await findDraft(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeDialog(page, 'dialog', sentences.apply.done);
  await expect(page).toHaveURL('/');
  await findNothing(page);
});

test('words and file survive a closed tab', async ({ page, context }) => {
  await leaveDraft(page);
  await page.close();
  await findDraft(await context.newPage());
});

test('words and file survive a crash of the page', async ({ page, context }) => {
  await leaveDraft(page);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await findDraft(await context.newPage());
});

test('words and file survive a browser that is killed', async ({ launchOptions, baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, { ...launchOptions, ...(baseURL && { baseURL }) });
  const context = await open();
  const page = await context.newPage();
  await leaveDraft(page);
  const gone = new Promise((resolve) => context.once('close', resolve));
  const client = await context.newCDPSession(page);
  await client.send('Browser.crash').catch(() => undefined);
  await gone;
  const again = await open();
  await findDraft(await again.newPage());
  await again.close();
  await rm(profile, { recursive: true });
});

slow('what is typed and chosen before the script comes wins over the draft', async ({ page, siteProxy }) => {
  await leaveDraft(page);
  const release = siteProxy.hold(scripts);
  await page.reload();
  await page.getByLabel('Name').fill('Somebody else');
  await page.getByLabel('Resume').setInputFiles(DOCX.path);
  release();
  await formHydrated(page);
  await expectFile(page, DOCX);
  expect(await wordsOn(page)).toEqual(['Somebody else', ...typed.slice(1)]);
  await page.reload();
  await formHydrated(page);
  await expectFile(page, DOCX);
  await expect(page.getByLabel('Name')).toHaveValue('Somebody else');
});

for (const [role] of jobs.filter(([role]) => role !== words.Position).slice(-1))
  test('the role of the address wins over the draft’s', async ({ page, context }) => {
    await leaveDraft(page);
    await page.close();
    const other = await context.newPage();
    await openForm(other, `/apply?position=${encodeURIComponent(role)}`);
    await expect(other.getByLabel('Name')).toHaveValue(words.Name);
    await expect(other.getByLabel('Position')).toHaveValue(role);
  });

test('a removed file does not come back', async ({ page }) => {
  await leaveDraft(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectNoFile(page);
  await page.reload();
  await formHydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue(words.Name);
  await expectNoFile(page);
});

test('Discard draft empties the form and forgets it', async ({ page }) => {
  await leaveDraft(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText(line)).toBeHidden();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await wordsOn(page)).toEqual(noWords);
  await expectNoFile(page);
  await expect(page.getByLabel('Date')).not.toHaveValue('');
  await findNothing(page);
});

test('a failure keeps the draft', async ({ page, faultProxy }) => {
  await leaveDraft(page);
  faultProxy.inject('/user_auth/internInformation/', 500);
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeDialog(page, 'alertdialog', sentences.apply.failed);
  await page.reload();
  await findDraft(page);
});

test('/privacy tells of the draft', async ({ page }) => {
  await page.goto('/privacy');
  const told = page.getByRole('listitem').filter({ hasText: 'On the application form' });
  await expect(told).toContainText('7 days');
  await expect(told).toContainText('Discard draft');
});

test('the words of a draft whose file was lost come back alone', async ({ page }) => {
  await openForm(page);
  await fillWords(page);
  await expect(page.getByText(line)).toBeVisible();
  await page.reload();
  await formHydrated(page);
  await expect.poll(() => wordsOn(page)).toEqual(typed);
  await expectNoFile(page);
});
