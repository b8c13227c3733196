import { expect, type Locator, type Page } from '@playwright/test';
import { applicationFields } from '../../src/fields/application.ts';
import { type FieldSpec, labelOf } from '../../src/fields/field-table.ts';
import { type Resume, resumes } from './resumes.ts';
import type { User } from './user.ts';
import { calls } from './Network.ts';
import { FormPage } from './FormPage.ts';

/** The labels of the documented fields. All are required; the page fills in the date. */
const documented: Readonly<Record<string, string>> = {
  name: 'Name',
  qualification: 'Qualification',
  position: 'Position',
  resume: 'Resume',
  date: 'Date',
};

/** The fields in the order of the table. A field that the product document lacks has the label of the table. */
const fields = Object.entries<FieldSpec>(applicationFields).map(([name, spec]) => ({
  ...spec,
  label: documented[name] ?? labelOf(spec),
  isRequired: name in documented || spec.required !== undefined,
}));

const isFilledIn = ({ type }: FieldSpec) => type !== 'timestamp';

/** A valid value for each type of field that has a rule. */
const validTexts: Readonly<Record<string, string>> = { email: 'kavya@example.com' };

/** A valid text for each text field, by its label. */
const texts = Object.fromEntries(
  fields
    .filter(({ type }) => type !== 'file' && type !== 'timestamp')
    .map(({ label, type = 'text' }) => [label, validTexts[type] ?? `Some ${label.toLowerCase()}`]),
);

/** The page of the intern application. */
export class ApplyPage extends FormPage {
  readonly resume: Locator;
  readonly resumeError: Locator;
  readonly date: Locator;
  readonly progress: Locator;
  readonly discardButton: Locator;

  constructor(page: Page) {
    super(page, {
      path: '/apply',
      name: 'Join our Team',
      button: 'Submit',
      values: ({ fullName }) => ({ ...texts, Name: fullName }),
      call: calls.apply,
      successMessage: 'Thank you for applying , We will contact you soon',
      nextPath: '/',
    });
    this.resume = this.field('Resume');
    this.resumeError = this.form.locator('#resume-error');
    this.date = this.field(applicationFields.date.label);
    this.progress = this.form.getByRole('progressbar');
    this.discardButton = this.form.getByRole('button', { name: 'Discard draft' });
  }

  override get labels(): readonly string[] {
    return fields.filter(isFilledIn).map(({ label }) => label);
  }

  override get requiredLabels(): readonly string[] {
    return fields.filter((field) => field.isRequired && isFilledIn(field)).map(({ label }) => label);
  }

  /** Fills in every field and chooses a file. */
  override async fill(user: User, resume: Resume = resumes.pdf): Promise<void> {
    await super.fill(user);
    await this.chooseFile(resume);
  }

  chooseFile({ name, mimeType, buffer }: Resume): Promise<void> {
    return this.resume.setInputFiles({ name, mimeType, buffer });
  }

  /** Expects the text and the file to be as filled in. */
  override async expectKept(user: User): Promise<void> {
    await this.expectText(user);
    await this.expectFile(resumes.pdf);
  }

  /** Expects the text to be as typed. */
  expectText(user: User): Promise<void> {
    return super.expectKept(user, '');
  }

  /** Expects this file in the input, or no file. */
  async expectFile(resume: Resume | undefined): Promise<void> {
    const expected = resume ? [{ name: resume.name, size: resume.buffer.length }] : [];
    await expect.poll(() => this.resume.evaluate(listFiles)).toEqual(expected);
  }
}

/** Runs in the page: the files in an input. */
const listFiles = (input: Element) =>
  input instanceof HTMLInputElement && Array.from(input.files ?? [], ({ name, size }) => ({ name, size }));
