import { expectNoFile, formHydrated, noWords, wordsOn } from '../support/fixtures/apply.ts';
import { findDraft, findNothing, kept, leaveDraft, restored } from '../support/fixtures/draft.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

const day = 24 * 60 * 60 * 1000;

/** By how much the clock runs ahead when a draft is kept, and what visits after some time find; at last, the clock is right. */
const clocks = {
  'that is right': {
    ahead: 0,
    visits: [
      [7 * day - 60_000, findDraft],
      [7 * day + 1000, findNothing],
      // What was too old is deleted, not hidden.
      [0, findNothing],
    ],
  },
  'an hour ahead': {
    ahead: 60 * 60 * 1000,
    visits: [[0, findNothing]],
  },
} as const;

for (const [clock, { ahead, visits }] of Object.entries(clocks))
  test(`a draft kept under a clock ${clock} is found for 7 days, unless it is dated in the future`, async ({
    page,
    context,
  }) => {
    await page.clock.setSystemTime(Date.now() + ahead);
    await leaveDraft(page);
    await page.close();
    for (const [age, find] of visits) {
      const later = await context.newPage();
      await later.clock.setSystemTime(Date.now() + age);
      await find(later);
      await later.close();
    }
  });

test('words typed before the script comes stay, and those of an expired draft stay away', async ({
  page,
  context,
  siteProxy,
}) => {
  await leaveDraft(page);
  await page.close();
  const later = await context.newPage();
  await later.clock.setSystemTime(Date.now() + 8 * day);
  const release = siteProxy.hold(scripts);
  await later.goto('/apply');
  await later.getByLabel('Name').fill('Somebody else');
  release();
  for (const say of [kept, restored]) {
    await formHydrated(later);
    await expect(later.getByText(say)).toBeVisible();
    expect(await wordsOn(later)).toEqual(['Somebody else', ...noWords.slice(1)]);
    await expectNoFile(later);
    await later.reload();
  }
});
