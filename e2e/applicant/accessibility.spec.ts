import type { Page } from '@playwright/test';
import { choose, closeDialog, expectFile, fillForm, openForm, submit } from '../support/fixtures/apply.ts';
import { checkAccessibility } from '../support/fixtures/axe.ts';
import { networkOf } from '../support/fixtures/network.ts';
import { PDF, pdfOfSize } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';
import type { FaultProxy } from '../support/fault-proxy/fault-proxy.ts';

const application = '/user_auth/internInformation/';
const { failed: sorry, done: thanks } = sentences.apply;

/** The states of the form, and how a visitor gets there. */
const states: Record<string, (page: Page, faultProxy: FaultProxy) => Promise<unknown>> = {
  'with a file chosen and a draft kept': async (page) => {
    await fillForm(page);
    await expect(page.getByRole('button', { name: 'Discard draft' })).toBeVisible();
  },
  'with a file refused': async (page) => {
    await choose(page, { ...PDF, name: 'photo.png', mime: 'image/png' });
    await expect(page.getByText('“photo.png” is not accepted.')).toBeVisible();
  },
  'with a large file': async (page) => {
    await choose(page, pdfOfSize(6 * 1024 * 1024));
    await expect(page.getByText('That is a large file.')).toBeVisible();
  },
  'that says what is missing': async (page) => {
    await submit(page);
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  },
  'while it is sent': async (page) => {
    await fillForm(page);
    const network = await networkOf(page);
    await network.slow(1_000);
    await submit(page);
    await expect(page.getByRole('progressbar')).toBeVisible();
  },
  'while nothing moves': async (page, faultProxy) => {
    faultProxy.hold(application);
    await fillForm(page);
    await submit(page);
    // A byte that moves later would begin the 30 seconds anew.
    await expect(page.getByText(/^100% ·/)).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'after a failure': async (page, faultProxy) => {
    faultProxy.inject(application, 500);
    await fillForm(page);
    await submit(page);
    await closeDialog(page, 'alertdialog', sorry);
    await expect(page.getByText('Everything you filled in is still here.')).toBeVisible();
  },
  'whose file the server refused': async (page, faultProxy) => {
    faultProxy.inject(application, 422);
    await fillForm(page);
    await submit(page);
    await closeDialog(page, 'alertdialog', sorry);
    await expect(page.getByRole('link', { name: /^The server refused this file/ })).toBeVisible();
  },
  'that says thank you': async (page) => {
    await fillForm(page);
    await submit(page);
    await expect(page.getByRole('dialog', { name: thanks })).toBeVisible();
  },
  'under a record of what was sent': async (page) => {
    await fillForm(page);
    await submit(page);
    await closeDialog(page, 'dialog', thanks);
    await expect(page).toHaveURL('/');
    await openForm(page);
    await expect(page.getByRole('region', { name: 'What you sent' })).toBeVisible();
  },
  'whose draft is back': async (page) => {
    await fillForm(page);
    await openForm(page);
    await expectFile(page, PDF);
  },
};

for (const [state, reach] of Object.entries(states))
  test(`a form ${state} breaks no rule of accessibility`, async ({ page, faultProxy }) => {
    await page.clock.install();
    await openForm(page);
    await reach(page, faultProxy);
    await checkAccessibility(page);
  });
