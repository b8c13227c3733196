import { expect, type Locator, type Page } from '@playwright/test';
import { type FieldSpec, isOptional, isTimestamp, labelOf } from '../../../src/fields/field-table.ts';
import { problemSummary } from '../../../src/messages/form.ts';
import type { User } from '../user.ts';
import type { FormDescription } from './forms.ts';
import { PageObject } from './PageObject.ts';

/** A page with a form: login, sign-up, forgot password or application. */
export class FormPage extends PageObject {
  readonly description: FormDescription;
  readonly form: Locator;
  readonly submitButton: Locator;
  readonly cancelButton: Locator;
  readonly errorSummary: Locator;
  /** Shown in place of a form that cannot be used. */
  readonly alert = this.page.getByRole('main').getByRole('alert');
  /** The dialog with the message after a submit, and its button. */
  readonly dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  readonly closeButton = this.dialog.getByRole('button', { name: 'Close', exact: true });

  constructor(page: Page, description: FormDescription) {
    super(page, 'main');
    this.description = description;
    this.form = page.getByRole('form', { name: description.name, exact: true });
    this.submitButton = this.form.getByRole('button', { name: description.button, exact: true });
    this.cancelButton = this.form.getByRole('button', { name: 'Cancel' });
    this.errorSummary = this.form.getByRole('group', { name: problemSummary });
  }

  async goto(path = this.description.path) {
    await this.page.goto(path);
    await this.expectHydrated();
  }

  /** The fields to fill in, by name. */
  get #fields() {
    return Object.entries(this.description.fields).filter(([, spec]) => !isTimestamp(spec));
  }

  /** The labels of the fields to fill in, in order. */
  get labels() {
    return this.#fields.map(([, spec]) => labelOf(spec));
  }

  get requiredLabels() {
    return this.#fields.filter(([, spec]) => !isOptional(spec)).map(([, spec]) => labelOf(spec));
  }

  /** The text of each field by its label. */
  valuesOf(user: User) {
    const texts = this.#fields.filter(([, { type }]) => type !== 'file');
    return Object.fromEntries(texts.map(([name, spec]) => [labelOf(spec), textFor(name, spec, user)]));
  }

  field(label: string) {
    return this.form.getByLabel(label, { exact: true });
  }

  async fill(user: User) {
    for (const [label, value] of Object.entries(this.valuesOf(user))) await this.field(label).fill(value);
  }

  submit() {
    return this.submitButton.click();
  }

  async fillAndSubmit(user: User) {
    await this.fill(user);
    await this.submit();
  }

  async visitAndFill(user: User) {
    await this.goto();
    await this.fill(user);
  }

  async visitAndSubmit(user: User) {
    await this.visitAndFill(user);
    await this.submit();
  }

  /** Expects the message of a success, and closes it. */
  async expectSuccess() {
    await this.closeDialog(this.description.successMessage);
    await expect(this.page).toHaveURL(this.description.nextPath);
  }

  async submitSuccessfully() {
    await this.submit();
    await this.expectSuccess();
  }

  /** Expects the text as typed. By default the password is empty, because a form empties it after a failure. */
  async expectKept(user: User, password = '') {
    for (const [label, value] of Object.entries(this.valuesOf({ ...user, password })))
      await expect(this.field(label)).toHaveValue(value);
  }

  /** Expects every field to be empty, as after a success. */
  async expectEmpty() {
    for (const label of this.labels) await expect(this.field(label)).toHaveValue('');
  }
}

/** A valid text for a field. */
function textFor(name: string, { label, type }: FieldSpec, user: User): string {
  if (type === 'email' || type === 'password') return user[type];
  if (name === 'username') return user.username;
  return /name$/.test(name) ? user.fullName : `Some ${label.toLowerCase()}`;
}
