import { expectNoFile, formHydrated, noWords, wordsOn } from '../support/fixtures/apply.ts';
import { findDraft, findNothing, leaveDraft, line } from '../support/fixtures/draft.ts';
import { scripts, test as slow } from '../support/fixtures/slow-script.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const day = 24 * 60 * 60 * 1000;

for (const [when, age, find] of [
  ['is still there shortly before 7 days', 7 * day - 60_000, findDraft],
  ['is gone after 7 days', 7 * day + 1000, findNothing],
] as const)
  test(`a draft ${when}`, async ({ page, context }) => {
    await leaveDraft(page);
    await page.close();
    const later = await context.newPage();
    await later.clock.setSystemTime(Date.now() + age);
    await find(later);
    await later.close();
    // What was too old is deleted, not hidden.
    const now = await context.newPage();
    await find(now);
  });

slow(
  'words typed before the script comes stay, and those of an expired draft stay away',
  async ({ page, context, siteProxy }) => {
    await leaveDraft(page);
    await page.close();
    const later = await context.newPage();
    await later.clock.setSystemTime(Date.now() + 8 * day);
    const release = siteProxy.hold(scripts);
    await later.goto('/apply');
    await later.getByLabel('Name').fill('Somebody else');
    release();
    for (const say of [`Your draft is ${line}.`, `Your draft is back. It is ${line}.`]) {
      await formHydrated(later);
      await expect(later.getByText(say)).toBeVisible();
      expect(await wordsOn(later)).toEqual(['Somebody else', ...noWords.slice(1)]);
      await expectNoFile(later);
      await later.reload();
    }
  },
);

test('a draft kept under a clock a year ahead is found, and gone after 7 days', async ({ page, context }) => {
  await page.clock.setSystemTime(Date.now() + 365 * day);
  await leaveDraft(page);
  await page.close();
  const now = await context.newPage();
  await now.clock.setSystemTime(Date.now());
  await findDraft(now);
  await now.close();
  const later = await context.newPage();
  await later.clock.setSystemTime(Date.now() + 7 * day + 60_000);
  await findNothing(later);
});
