import { expect, type Locator, type Page } from '@playwright/test';
import type { User } from './user.ts';
import { closeDialog, expectHydrated } from './page.ts';

/** What a test needs to know about a form. */
export interface FormDescription {
  readonly path: string;
  /** Its accessible name. */
  readonly name: string;
  readonly button: string;
  /** The text of each field by its label, without the password. The form keeps it after a failure. */
  readonly values: (user: User) => Readonly<Record<string, string>>;
  /** The label of the password field, which the form empties after a failure. */
  readonly password?: string;
  /** The path of its first call. */
  readonly call: string;
  /** The message after a success, and the path of the page when the message is closed. */
  readonly successMessage: string;
  readonly nextPath: string;
}

/** A page with one of the four forms. */
export class FormPage {
  readonly page: Page;
  readonly description: FormDescription;
  readonly form: Locator;
  readonly submitButton: Locator;
  readonly cancelButton: Locator;
  readonly errorSummary: Locator;
  /** The dialog with the message after a submit, and its button. */
  readonly dialog: Locator;
  readonly closeButton: Locator;

  constructor(page: Page, description: FormDescription) {
    this.page = page;
    this.description = description;
    this.form = page.getByRole('form', { name: description.name, exact: true });
    this.submitButton = this.form.getByRole('button', { name: description.button, exact: true });
    this.cancelButton = this.form.getByRole('button', { name: 'Cancel' });
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    this.closeButton = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.errorSummary = this.form.getByRole('group', { name: 'There is a problem' });
  }

  async goto(path = this.description.path): Promise<void> {
    await this.page.goto(path);
    await this.expectHydrated();
  }

  expectHydrated(): Promise<void> {
    return expectHydrated(this.page, 'main');
  }

  /** The labels of the fields to fill in, in order. */
  get labels(): readonly string[] {
    const emptyUser = { id: '', username: '', fullName: '', email: '', password: '' };
    return Object.keys(this.valuesOf(emptyUser));
  }

  get requiredLabels(): readonly string[] {
    return this.labels;
  }

  /** The text of each field by its label, with the password. */
  valuesOf(user: User): Readonly<Record<string, string>> {
    const { values, password } = this.description;
    return { ...values(user), ...(password && { [password]: user.password }) };
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  async fill(user: User): Promise<void> {
    for (const [label, value] of Object.entries(this.valuesOf(user))) await this.field(label).fill(value);
  }

  submit(): Promise<void> {
    return this.submitButton.click();
  }

  async fillAndSubmit(user: User): Promise<void> {
    await this.fill(user);
    await this.submit();
  }

  async visitAndSubmit(user: User): Promise<void> {
    await this.goto();
    await this.fillAndSubmit(user);
  }

  /** Expects the message of a success, and closes it. */
  async expectSuccess(): Promise<void> {
    await this.closeDialog(this.description.successMessage);
    await expect(this.page).toHaveURL(this.description.nextPath);
  }

  closeDialog(message: string, role?: 'dialog' | 'alertdialog'): Promise<void> {
    return closeDialog(this.page, message, role);
  }

  /** Expects the text to be as typed, with this password, which is empty after a failure. */
  async expectKept(user: User, password: string): Promise<void> {
    for (const [label, value] of Object.entries(this.valuesOf({ ...user, password })))
      await expect(this.field(label)).toHaveValue(value);
  }

  /** Expects every field to be empty, as after a success. */
  async expectEmpty(): Promise<void> {
    for (const label of this.labels) await expect(this.field(label)).toHaveValue('');
  }
}
