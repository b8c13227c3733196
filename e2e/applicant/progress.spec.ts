import type { Page } from '@playwright/test';
import { listApplications, readResume } from '../stand-in/store.ts';
import { fillForm, openForm, submit } from '../support/fixtures/apply.ts';
import { networkOf } from '../support/fixtures/network.ts';
import { heavy } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

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

test('the form shows how far the sending is, and says it every quarter', async ({
  page,
  servers,
  faultProxy,
}) => {
  const resume = heavy('progress');
  await openForm(page);
  await fillForm(page, resume);
  const network = await networkOf(page);
  await network.slow(400_000);
  // An answer that came with the last byte would leave no time to say that all is sent.
  const answer = faultProxy.hold('/user_auth/internInformation/');
  const seen = await watch(page);
  await submit(page);
  const form = page.getByRole('form');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(form).toContainText(/[1-9]\d?% · [\d.]+ (KB|MB) of 2 MB · (about \d+|a few) seconds left/);
  await expect(page.getByRole('progressbar', { name: 'Sent' })).toBeVisible();
  await expect(form.getByRole('status').filter({ hasText: '100% sent.' })).toHaveCount(1);
  answer();
  await expect(page.getByRole('dialog')).toContainText(sentences.apply.done);
  const { values, said } = await seen();
  expect(values.length).toBeGreaterThanOrEqual(10);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(said).toEqual(['25% sent.', '50% sent.', '75% sent.', '100% sent.']);
  const stored = listApplications(servers.api.dataDir).filter(({ fileName }) => fileName === resume.name);
  expect(stored).toHaveLength(1);
  expect(stored.map((row) => readResume(row).equals(resume.bytes))).toEqual([true]);
});
