import { expect } from '@playwright/test';
import { choose, open, save } from '../support/fixtures/editor.ts';
import { addOpening, jobFile, tester } from '../support/fixtures/opening.ts';
import { pickedFolder } from '../support/fixtures/picked-folder.ts';
import { test } from '../support/fixtures/project.ts';
import { siteUrl } from '../support/hosts.ts';
import { freePort } from '../support/ports.ts';

const file = jobFile(tester.name);

test('staff close an opening in the editor of the development server, and its page shows it closed', async ({
  page: editor,
  context,
  project,
  start,
}) => {
  test.slow();
  await addOpening(project, tester);
  const port = String(await freePort());
  const { printed } = start(['astro', 'dev', '--port', port], { SITE_URL: siteUrl });
  await expect.poll(printed, { timeout: 60_000 }).toContain('watching for file changes');
  expect(printed()).toContain(`The editor is at http://localhost:${port}/admin.`);
  await editor.goto(`http://localhost:${port}/robots.txt`);
  const saved = await pickedFolder(editor, project.dir);
  await editor.goto(`http://localhost:${port}/admin`);
  const site = await context.newPage();
  await site.goto(`http://localhost:${port}/${tester.name}`);

  await editor.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 60_000 });
  await choose(editor, 'Openings');
  await open(editor, `${tester.title} · open`);
  await editor.getByRole('radio', { name: 'closed' }).click();
  await save(editor);
  await expect.poll(() => saved(file)).toContain('status: closed\n');
  await expect(site.getByRole('heading', { name: tester.title })).toBeVisible();
  await project.write(file, await saved(file));
  await expect(site.getByText('This opening is closed.')).toBeVisible({ timeout: 30_000 });
});
