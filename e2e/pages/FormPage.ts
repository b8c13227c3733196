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
  /** The message after a success, and where closing it leads. */
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
    // The button reads "Try again" after some failures.
    this.submitButton = this.form.getByRole('button', {
      name: new RegExp(`^(${description.button}|Try again)$`),
    });
    this.cancelButton = this.form.getByRole('button', { name: 'Cancel' });
    this.errorSummary = this.form.getByRole('alert').filter({ hasText: 'There is a problem' });
  }

  /** Opens the page and waits for hydration. */
  async goto(path = this.description.path): Promise<void> {
    await this.page.goto(path);
    await this.expectHydrated();
  }

  /** Waits for hydration. */
  expectHydrated(): Promise<void> {
    return expectHydrated(this.page.getByRole('main'));
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  /** Fills in every field. */
  async fill(user: User): Promise<void> {
    for (const [label, value] of Object.entries(this.description.values(user)))
      await this.field(label).fill(value);
    await this.fillPassword(user.password);
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

  /** Everything is as it was typed, except for the password. */
  async expectKept(user: User, password = ''): Promise<void> {
    for (const [label, value] of Object.entries(this.description.values(user)))
      await expect(this.field(label)).toHaveValue(value);
    if (this.description.password) await expect(this.field(this.description.password)).toHaveValue(password);
  }

  /** Every field is empty, as after a success. */
  async expectEmpty(user: User): Promise<void> {
    const labels = [...Object.keys(this.description.values(user)), this.description.password];
    for (const label of labels) if (label) await expect(this.field(label)).toHaveValue('');
  }
}
