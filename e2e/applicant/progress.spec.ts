import type { Page } from '@playwright/test';
import { fillForm, openForm, submit } from '../support/fixtures/apply.ts';
import { networkOf } from '../support/fixtures/network.ts';
import { heavy } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

/** What a page has shown of the sending: every value of the bar, every line beside it, every announcement. */
interface Seen {
  readonly values: number[];
  readonly lines: string[];
  readonly said: string[];
}

/** Collects, from now on, what the page shows of the sending. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const seen: Seen = { values: [], lines: [], said: [] };
    Reflect.set(window, 'seen', seen);
    const add = <T>(list: T[], value: T | undefined) =>
      value !== undefined && !list.includes(value) && list.push(value);
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      add(seen.values, bar?.value);
      add(seen.lines, bar?.nextElementSibling?.textContent);
      for (const { textContent } of document.querySelectorAll('form [role=status]'))
        if (/sent\.$/.test(textContent)) add(seen.said, textContent);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate((): Seen => Reflect.get(window, 'seen'));
}

test('the form shows how far the sending is, and says it every quarter', async ({ page, faultProxy }) => {
  const resume = heavy('progress');
  await openForm(page);
  await fillForm(page, resume);
  const network = await networkOf(page);
  await network.slow(1_000_000);
  // An answer that came with the last byte would leave no time to say that all is sent.
  const answer = faultProxy.hold('/user_auth/internInformation/');
  const seen = await watch(page);
  await submit(page);
  const form = page.getByRole('form');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('progressbar', { name: 'Sent' })).toBeVisible();
  await expect(form.getByRole('status').filter({ hasText: '100% sent.' })).toHaveCount(1);
  answer();
  await expect(page.getByRole('dialog')).toContainText(sentences.apply.done);
  const { values, lines, said } = await seen();
  expect(values.length).toBeGreaterThanOrEqual(10);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(lines).toContainEqual(expect.stringMatching(/^[1-9]\d?% · [\d.]+ (KB|MB) of 2 MB$/));
  expect(said).toEqual(['25% sent.', '50% sent.', '75% sent.', '100% sent.']);
});
