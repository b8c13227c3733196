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

/** The form in two tabs, filled in in the first. */
async function twoTabs(first: Page): Promise<Page> {
  const second = await first.context().newPage();
  await openForm(second);
  await openForm(first);
  await fillForm(first);
  return second;
}

test('between two tabs the last change wins, words and file', async ({ page }) => {
  const other = await twoTabs(page);
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

  for (const tab of [page, other]) {
    await openForm(tab);
    await expect
      .poll(() => wordsOn(tab))
      .toEqual(['Somebody else', 'M.E.', ...Object.values(words).slice(2)]);
    await expectNoFile(tab);
  }
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

for (const [how, button] of [
  ['a send', 'Submit'],
  ['a discard', 'Discard draft'],
] as const)
  test(`${how} in one tab clears both`, async ({ page }) => {
    const other = await twoTabs(page);
    await expectFile(other, PDF);
    await page.getByRole('button', { name: button }).click();
    await expect(other.getByText('Your draft was sent or discarded in another tab.')).toBeVisible();
    expect(await wordsOn(other)).toEqual(noWords);
    await expectNoFile(other);
    await openForm(other);
    expect(await wordsOn(other)).toEqual(noWords);
    await expectNoFile(other);
  });
