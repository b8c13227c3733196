import type { Page } from '@playwright/test';
import type { Field } from '@sveltia/cms';
import { expect } from '../fixtures.ts';
import { collections, expectChanges, field, open, openFiles, opening, save, test } from '../pages/editor.ts';
import { Project } from '../scripts/project.ts';

// The editor creates fields as they scroll into view.
test.use({ viewport: { width: 1280, height: 2000 } });

test('staff close an opening, which changes only its lines, and rename the company', async ({ editor }) => {
  await open(editor, 'Openings', /^Tester of lines/);
  await expect(field(editor, 'Description')).not.toHaveValue('');
  const description = await field(editor, 'Description').inputValue();
  await editor.getByRole('radio', { name: 'closed' }).click();
  const line = 'You count the dots, row by row.';
  await field(editor, 'Text').getByText(line).click();
  await editor.keyboard.press('End');
  await editor.getByRole('button', { name: 'Image', exact: true }).click();
  const image = field(editor, 'Text').getByRole('group', { name: 'Image' });
  // Its fields are created when they are in sight, too.
  await image.evaluate((group) => group.scrollIntoView({ block: 'center' }));
  await image.getByRole('button', { name: 'Browse' }).click();
  const chooser = editor.waitForEvent('filechooser');
  await editor.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles('public/apple-touch-icon.png');
  await editor.getByRole('button', { name: 'Insert' }).click();
  await field(editor, 'Alt Text').fill('A roll');
  await field(editor, 'Description').fill('Too short.');
  await save(editor);
  await expect(editor.getByText('You must enter at least 50 characters.')).toBeVisible();
  await field(editor, 'Description').fill(description);
  await save(editor);
  await expectChanges(editor, opening, [
    ['status: open', 'status: closed'],
    [line, `${line}![A roll](apple-touch-icon.webp)`],
  ]);
  const [picture] = await editor.evaluate(openFiles, [['content/jobs/apple-touch-icon.webp'] as const]);
  expect(picture).toContain('WEBP');

  await open(editor, 'Company', /^Company/);
  await field(editor, 'Name').fill('Lines & Dots');
  await save(editor);
  await expect(editor.getByRole('gridcell', { name: 'Company' })).toBeVisible();
  const [company] = await editor.evaluate(openFiles, [['content/site.yaml'] as const]);
  expect(company).toMatch(/^name: Lines & Dots$/m);
});

/** Fills in every required field as staff see them. The editor marks the place of each field, which its label cannot. */
async function fillIn(editor: Page, fields: readonly Field[], values: Values, parent = ''): Promise<void> {
  for (const { name, ...field } of fields.filter((field) => 'required' in field && field.required)) {
    const place = `${parent}${name}`;
    const section = editor.locator(`[data-key-path="${place}"]`);
    await expect(async () => {
      if ((await section.count()) === 0) await editor.mouse.wheel(0, 300);
      await section.scrollIntoViewIfNeeded({ timeout: 500 });
    }).toPass();
    const items = 'min' in field ? Array.from({ length: Number(field.min) }, (_, index) => index) : [];
    const inner = 'fields' in field ? (field.fields ?? []) : [];
    if (field.widget === 'list' && 'field' in field)
      for (const index of items)
        await fillIn(editor, [{ ...field.field, name: `${index}` }], values, `${place}.`);
    else if (field.widget === 'list')
      for (const index of items) await fillIn(editor, inner, values, `${place}.${index}.`);
    else if (field.widget === 'object') await fillIn(editor, inner, values, `${place}.`);
    else if (await section.getByRole('combobox').isVisible()) {
      await section.getByRole('combobox').click();
      await editor.getByRole('option').first().click();
    } else if (field.widget === 'select') await section.getByRole('radio').first().click();
    else if (field.widget === 'number') await section.getByRole('spinbutton').fill('1');
    else if (field.widget === 'datetime') await section.locator('input').fill('2025-07-01');
    else if (field.widget !== 'boolean' && !('default' in field))
      await section
        .getByRole('textbox')
        .fill(values[place] ?? 'Words of the new entry, as many as a field may ask for.');
  }
}

type Values = Readonly<Record<string, string>>;

test('staff add an entry to every collection, and each is on the built site', async ({ editor }) => {
  await using project = await Project.copy();
  const titles: [title: string, page: string][] = [];
  for (const collection of collections) {
    const { name, label = '', label_singular: singular, folder, fields = [] } = collection;
    const page = name === 'products' ? 'products' : `new${name}`;
    const values = { title: `New ${singular}`, path: name === 'products' ? '/products#new' : `/${page}` };
    await open(editor, label);
    await editor.getByRole('button', { name: 'Create New Entry' }).click();
    // Over the fields, which the wheel scrolls.
    await editor.mouse.move(640, 900);
    // A slow editor empties a new entry once more after its first fields were filled in.
    await expect(async () => {
      await fillIn(editor, fields, values);
      await expect(editor.locator('[data-key-path=title] input')).toHaveValue(values.title, {
        timeout: 1_000,
      });
    }).toPass();
    await save(editor);
    await expect(editor.getByRole('gridcell', { name: new RegExp(`^${values.title}`) })).toBeVisible();
    const file = `${folder}/new-${singular?.toLowerCase()}.md`;
    const [text = ''] = await editor.evaluate(openFiles, [[file] as const]);
    expect(text).toMatch(/^---\norder: \d+\n/);
    await project.write(file, text);
    titles.push([values.title, page]);
  }
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(code, output).toBe(0);
  for (const [title, page] of titles)
    expect.soft(await project.read(`dist/${page}.html`)).toContain(`>${title}</h`);
});
