import { expect, type Locator, type Page } from '@playwright/test';
import type { User } from '../fixtures.ts';
import { closeDialog } from './dialog.ts';
import { expectHydrated } from './hydration.ts';

/** A form as a user sees it. */
export interface FormDescription {
  readonly path: string;
  /** Its accessible name. */
  readonly name: string;
  readonly button: string;
  /** What a user types, by label. Kept after a failure. */
  readonly values: (user: User) => Readonly<Record<string, string>>;
  /** The label of the password field. Emptied after a failure. */
  readonly password?: string;
  /** Whether only a user with an account succeeds. */
  readonly needsAccount: boolean;
  /** The path of its first call. */
  readonly call: string;
  /** The message after a success, and the path after closing it. */
  readonly success: string;
  readonly next: string;
}

/** A page with one of the four forms. */
export class FormPage {
  readonly page: Page;
  readonly description: FormDescription;
  readonly form: Locator;
  readonly submitButton: Locator;
  readonly cancelButton: Locator;
  readonly errorSummary: Locator;

  constructor(page: Page, description: FormDescription) {
    this.page = page;
    this.description = description;
    this.form = page.getByRole('form', { name: description.name, exact: true });
    // Not by name, which changes while the form is busy and after a failure.
    this.submitButton = this.form.locator('button:not([type=button])');
    this.cancelButton = this.form.getByRole('button', { name: 'Cancel' });
    this.errorSummary = this.form.getByRole('alert').filter({ hasText: 'There is a problem' });
  }

  /** Opens the page and waits for hydration. */
  async goto(path = this.description.path): Promise<void> {
    await this.page.goto(path);
    await this.expectHydrated();
  }

  expectHydrated(): Promise<void> {
    return expectHydrated(this.page.getByRole('main'));
  }

  /** The labels of the fields to fill in, in order. */
  get labels(): readonly string[] {
    const anybody = { id: '', username: '', fullName: '', email: '', password: '' };
    return Object.keys(this.valuesOf(anybody));
  }

  /** The labels of the required fields. */
  get requiredLabels(): readonly string[] {
    return this.labels;
  }

  /** What a user types into every field, by label. */
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

  async fillPassword(password: string): Promise<void> {
    if (this.description.password) await this.field(this.description.password).fill(password);
  }

  submit(): Promise<void> {
    return this.submitButton.click();
  }

  /** Fills in the form and submits it. */
  async send(user: User): Promise<void> {
    await this.fill(user);
    await this.submit();
  }

  /** Expects the message of a success, and closes it. */
  async expectSuccess(): Promise<void> {
    await this.closeDialog(this.description.success);
    await expect(this.page).toHaveURL(this.description.next);
  }

  /** Waits for the dialog with exactly this message, and closes it. */
  closeDialog(message: string, role?: 'dialog' | 'alertdialog'): Promise<void> {
    return closeDialog(this.page, message, role);
  }

  /** Every field contains what was typed, except for the password. */
  async expectKept(user: User, password = ''): Promise<void> {
    for (const [label, value] of Object.entries(this.valuesOf({ ...user, password })))
      await expect(this.field(label)).toHaveValue(value);
  }

  /** Every field is empty, as after a success. */
  async expectEmpty(): Promise<void> {
    for (const label of this.labels) await expect(this.field(label)).toHaveValue('');
  }
}
