import { expect } from '../fixtures.ts';
import { expectChanges, field, open, openFiles, opening, save, test } from '../pages/editor.ts';

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
