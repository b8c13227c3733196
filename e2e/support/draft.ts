import { expect } from '@playwright/test';
import { draftMessages } from '../../src/messages/apply.ts';
import type { ApplyPage } from './pages/ApplyPage.ts';
import type { User } from './user.ts';

const { kept, restored, unanswered } = draftMessages;

/** Any message about a saved draft. */
export const draftSaved = new RegExp([kept, restored, unanswered].map(RegExp.escape).join('|'));

/** Fills in the form and waits until the draft is saved. */
export async function leaveDraft(applyPage: ApplyPage, user: User): Promise<void> {
  await applyPage.goto();
  await expect(applyPage.form).not.toContainText(draftSaved);
  await applyPage.fill(user);
  await expect(applyPage.form).toContainText(kept);
}

/** Expects the text, and the request to choose the resume again. Firefox restores the file on a reload, so there is no request. */
export async function expectRestored(applyPage: ApplyPage, user: User): Promise<void> {
  await applyPage.expectText(user);
  const hasFile = await applyPage.resume.evaluate((input: HTMLInputElement) => input.files?.length);
  await expect(applyPage.form).toContainText(hasFile ? kept : restored);
}
