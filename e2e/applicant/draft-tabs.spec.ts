import type { Page } from '@playwright/test';
import {
  choose,
  expectFile,
  expectNoFile,
  fillForm,
  noWords,
  openForm,
  words,
  wordsOn,
} from '../support/fixtures/apply.ts';
import { DOCX, PDF } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/visit.ts';

/** These words stand in the form, and no file. */
async function expectWordsAlone(tab: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => wordsOn(tab)).toEqual(expected);
  await expectNoFile(tab);
}

test('between two tabs the last change wins, and what clears one clears both', async ({ page }) => {
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) await openForm(tab);
  await test.step('the last change wins, words and file', async () => {
    await fillForm(page);
    await expect.poll(() => wordsOn(other)).toEqual(Object.values(words));
    await expectFile(other, PDF);

    await other.getByLabel('Name').fill('Somebody else');
    await choose(other, DOCX);
    await expect(page.getByLabel('Name')).toHaveValue('Somebody else');
    await expectFile(page, DOCX);

    await page.getByLabel('Qualification').fill('M.E.');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(other.getByLabel('Qualification')).toHaveValue('M.E.');
    await expectNoFile(other);

    for (const tab of tabs) {
      await openForm(tab);
      await expectWordsAlone(tab, Object.values({ ...words, Name: 'Somebody else', Qualification: 'M.E.' }));
    }
  });
  for (const button of ['Discard draft', 'Submit'])
    await test.step(`${button} clears both`, async () => {
      await fillForm(page);
      await expectFile(other, PDF);
      await page.getByRole('button', { name: button }).click();
      await expect(other.getByText('Your draft was sent or discarded in another tab.')).toBeVisible();
      for (const tab of tabs) await expectWordsAlone(tab, noWords);
      await openForm(other);
      await expectWordsAlone(other, noWords);
    });
});

test('no tab says that a draft is kept while nothing is', async ({ page }) => {
  const other = await page.context().newPage();
  await openForm(other);
  await openForm(page);
  const bothSay = async (said: boolean) => {
    for (const tab of [page, other])
      await expect(tab.getByText('kept on this device')).toBeVisible({ visible: said });
  };
  await choose(page, PDF);
  await bothSay(true);
  await choose(page, { ...PDF, name: 'photo.png', mime: 'image/png' });
  await bothSay(false);
  await page.getByLabel('Name').fill('Meena');
  await bothSay(true);
  await page.getByLabel('Name').fill('');
  await bothSay(false);
});
