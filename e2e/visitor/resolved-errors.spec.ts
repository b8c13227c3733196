import { fieldOn, type FormOf, formOn, forms, labelsOf, open, press } from '../support/fixtures/forms.ts';
import { PDF } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/visit.ts';

/** In the page: how far down it an element stands, in CSS pixels. */
const fromTop = (element: Element) => element.getBoundingClientRect().top + window.scrollY;

for (const form of Object.values<FormOf>(forms)) {
  test(`${form.page}: what is put right is no longer called wrong, and nothing moves meanwhile`, async ({
    page,
    stranger,
  }) => {
    await open(page, form);
    await press(page, form);
    const lines = formOn(page, form).getByRole('alert').getByRole('listitem');
    const done = lines.filter({ has: page.locator('s') });
    const labels = labelsOf(form);
    const last = fieldOn(page, form, labels.at(-1) ?? '');
    await expect(lines).toHaveCount(labels.length);
    for (const [index, label] of labels.entries()) {
      const field = fieldOn(page, form, label);
      const before = await last.evaluate(fromTop);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      if (label === form.file) {
        await field.setInputFiles(PDF.path);
      } else {
        await field.fill(stranger.email);
        expect(await last.evaluate(fromTop)).toBe(before);
      }
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(field).not.toHaveAccessibleDescription(/Enter|Choose your/);
      await expect(done).toHaveCount(index + 1);
    }
  });

  test(`${form.page}: what is emptied again is called wrong again`, async ({ page, stranger }) => {
    await open(page, form);
    await press(page, form);
    const [label = ''] = labelsOf(form);
    const field = fieldOn(page, form, label);
    await field.fill(stranger.email);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await field.fill('');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Enter/);
    await expect(formOn(page, form).locator('s')).toHaveCount(0);
  });
}
