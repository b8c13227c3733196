import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import {
  choose,
  closeDialog,
  expectFile,
  expectNoFile,
  fillWords,
  formHydrated,
  noWords,
  openForm,
  words,
  wordsOn,
} from '../support/fixtures/apply.ts';
import {
  findDraft,
  findNothing,
  kept,
  leaveDraft,
  line,
  restored,
  typed,
} from '../support/fixtures/draft.ts';
import { forms, press } from '../support/fixtures/forms.ts';
import { phone } from '../support/fixtures/header.ts';
import { jobs } from '../support/fixtures/openings.ts';
import { DOCX, PDF } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';
import { topOf } from '../support/fixtures/top.ts';

test('the text survives a failure and a reload, and is sent with a resume chosen again', async ({
  page,
  faultProxy,
}) => {
  await leaveDraft(page);
  faultProxy.inject('/user_auth/internInformation/', 500);
  await press(page, forms.apply);
  await closeDialog(page, 'alertdialog', sentences.apply.failed);
  await page.reload();
  await findDraft(page);
  await faultProxy.clear();
  await press(page, forms.apply);
  await expect(page.getByRole('link', { name: 'Choose your resume' })).toBeVisible();
  await choose(page, PDF);
  await press(page, forms.apply);
  await closeDialog(page, 'dialog', sentences.apply.done);
  await expect(page).toHaveURL('/');
  await findNothing(page);
});

test('the text survives a closed tab, a crash of the page and a browser that is killed', async ({
  launchOptions,
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, { ...launchOptions, ...(baseURL && { baseURL }) });
  const context = await open();
  await test.step('a closed tab', async () => {
    const page = await context.newPage();
    await leaveDraft(page);
    await page.close();
  });
  await test.step('a crash of the page', async () => {
    const page = await context.newPage();
    await findDraft(page);
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
  });
  await test.step('a browser that is killed', async () => {
    const page = await context.newPage();
    await findDraft(page);
    const gone = new Promise((resolve) => context.once('close', resolve));
    const client = await context.newCDPSession(page);
    await client.send('Browser.crash').catch(() => undefined);
    await gone;
  });
  const again = await open();
  await findDraft(await again.newPage());
  await again.close();
  await rm(profile, { recursive: true });
});

test('the role of the address wins over the draft, and what is typed and chosen before the script comes over both', async ({
  page,
  siteProxy,
}) => {
  const role = jobs.map(([role]) => role).find((role) => role !== words.Position);
  expect(role, 'an opening that is not the one of the draft').toBeDefined();
  const mixed = { ...words, Name: 'Somebody else', Position: role };
  await leaveDraft(page);
  const release = siteProxy.hold(scripts);
  await page.goto(`/apply?position=${encodeURIComponent(String(role))}`);
  await page.getByLabel('Name').fill(mixed.Name);
  await page.getByLabel('Resume').setInputFiles(DOCX.path);
  release();
  await expectFile(page, DOCX);
  for (const position of [role, 'Tester']) {
    await formHydrated(page);
    await expect.poll(() => wordsOn(page)).toEqual(Object.values({ ...mixed, Position: position }));
    const release = siteProxy.hold(scripts);
    await page.reload();
    await page.getByLabel('Position').fill('Tester');
    release();
  }
});

test('Discard draft empties the form and deletes the draft', async ({ page }) => {
  await leaveDraft(page);
  await page.reload();
  await formHydrated(page);
  await expect.poll(() => wordsOn(page)).toEqual(typed);
  await choose(page, PDF);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText(line)).toBeHidden();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await wordsOn(page)).toEqual(noWords);
  await expectNoFile(page);
  await findNothing(page);
});

test('a draft whose text is deleted is no draft', async ({ page }) => {
  await leaveDraft(page);
  for (const label of Object.keys(words)) await page.getByLabel(label).fill('');
  await expect(page.getByText(line)).toBeHidden();
  await findNothing(page);
});

test('Submit stays where it is while a draft is kept, and while it comes back', async ({
  page,
  siteProxy,
}) => {
  await page.setViewportSize(phone);
  await openForm(page);
  const submit = page.getByRole('button', { name: 'Submit' });
  const top = await topOf(submit);
  await fillWords(page);
  await expect(page.getByText(line)).toBeVisible();
  expect(await topOf(submit)).toBe(top);

  await expect(page.getByRole('status').filter({ hasText: kept })).toBeVisible();
  const release = siteProxy.hold(scripts);
  await page.reload();
  const before = await topOf(submit);
  release();
  await expect(page.getByRole('status').filter({ hasText: restored })).toBeVisible();
  expect(await topOf(submit)).toBe(before);
});

test('/privacy tells of the draft', async ({ page }) => {
  await page.goto('/privacy');
  const told = page.getByRole('listitem').filter({ hasText: 'On the application form' });
  await expect(told).toContainText('7 days');
  await expect(told).toContainText('Discard draft');
});
