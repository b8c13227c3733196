import { expect } from '@playwright/test';
import { draftMessages } from '../../src/messages/apply.ts';
import type { ApplyPage } from './pages/ApplyPage.ts';
import type { User } from './user.ts';

/** Part of the messages about a saved draft. */
export const kept = 'draft is saved on this device for 7 days';

/** The message that a request with the draft has no response. */
export const { unanswered } = draftMessages;

/** Fills in the form and waits until the draft is saved. */
export async function leaveDraft(applyPage: ApplyPage, user: User): Promise<void> {
  await applyPage.goto();
  await expect(applyPage.form).not.toContainText(kept);
  await applyPage.fill(user);
  await expect(applyPage.form).toContainText(kept);
}

/** Expects the text, and the request to choose the resume again. Firefox restores the file on a reload, so there is no request. */
export async function expectRestored(applyPage: ApplyPage, user: User): Promise<void> {
  await applyPage.expectText(user);
  const hasFile = await applyPage.resume.evaluate((input: HTMLInputElement) => input.files?.length);
  await expect(applyPage.form).toContainText(hasFile ? kept : 'Your draft is back. Choose your resume again');
}
