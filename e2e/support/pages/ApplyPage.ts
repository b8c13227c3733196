import { expect, type Page } from '@playwright/test';
import { applicationFields } from '../../../src/fields/application.ts';
import { draftMessages } from '../../../src/messages/apply.ts';
import { type Resume, resumes } from '../resumes/resumes.ts';
import type { User } from '../user.ts';
import { FormPage } from './FormPage.ts';
import { applyForm } from './forms.ts';

const { saved, restored, mayHaveArrived } = draftMessages;
const anyNote = new RegExp([saved, restored, mayHaveArrived].map(RegExp.escape).join('|'));

/** The page of the intern application. */
export class ApplyPage extends FormPage {
  readonly resume = this.field('Resume');
  readonly resumeError = this.form.locator('#resume-error');
  readonly date = this.field(applicationFields.date.label);
  readonly progress = this.form.getByRole('progressbar');
  /** Any note about a saved draft. */
  readonly draftNote = this.form.getByText(anyNote).first();
  readonly discardButton = this.form.getByRole('button', { name: 'Discard draft' });

  constructor(page: Page) {
    super(page, applyForm);
  }

  /** Fills in every field and chooses a file. */
  override async fill(user: User, resume: Resume = resumes.pdf) {
    await super.fill(user);
    await this.chooseFile(resume);
  }

  chooseFile({ name, mimeType, buffer }: Resume) {
    return this.resume.setInputFiles({ name, mimeType, buffer });
  }

  /** Fills in the form and waits until the draft is saved. */
  async leaveDraft(user: User) {
    await this.goto();
    await expect(this.draftNote).toBeHidden();
    await this.fill(user);
    await expect(this.form).toContainText(saved);
  }

  /**
   * Expects the text, and a note that asks for the resume again. Firefox restores the file on a reload, so it shows no such note.
   */
  async expectRestored(user: User) {
    await this.expectText(user);
    const hasFile = await this.resume.evaluate((input: HTMLInputElement) => input.files?.length);
    await expect(this.form).toContainText(hasFile ? saved : restored);
  }

  /** Expects the text and the file to be as filled in. */
  override async expectKept(user: User) {
    await this.expectText(user);
    await this.expectFile(resumes.pdf);
  }

  /** Expects the message of a failure, and closes it. */
  expectFailure() {
    return this.closeDialog('Something went wrong. Please try again.', 'alertdialog');
  }

  /** Expects the text to be as typed. */
  expectText(user: User) {
    return super.expectKept(user);
  }

  /** Expects this file in the input, or no file. */
  async expectFile(resume: Resume | undefined) {
    const expected = resume ? [{ name: resume.name, size: resume.buffer.length }] : [];
    await expect.poll(() => this.resume.evaluate(listFiles)).toEqual(expected);
  }
}

/** Runs in the page: the files in an input. */
const listFiles = (input: HTMLInputElement) =>
  Array.from(input.files ?? [], ({ name, size }) => ({ name, size }));
