import { expect } from '@playwright/test';
import { choose, open, save } from '../support/fixtures/editor.ts';
import { addOpening, jobFile, tester } from '../support/fixtures/opening.ts';
import { pickedFolder } from '../support/fixtures/picked-folder.ts';
import { test } from '../support/fixtures/project.ts';
import { siteUrl } from '../support/hosts.ts';
import { freePort } from '../support/ports.ts';

const file = jobFile(tester.name);

test('npm run edit shows the site beside the editor: what is saved, and what is wrong with it', async ({
  page,
  project,
  start,
}) => {
  test.slow();
  await addOpening(project, tester);
  const port = String(await freePort());
  const { printed } = start(['astro', 'dev', '--port', port], { SITE_URL: siteUrl });
  await expect.poll(printed, { timeout: 60_000 }).toContain('watching for file changes');
  await page.goto(`http://localhost:${port}/robots.txt`);
  const saved = await pickedFolder(page, project.dir);
  await page.goto(`http://localhost:${port}/edit`);
  const editor = page.frameLocator('[title="The editor"]');
  const site = page.frameLocator('[title="The site"]');

  await editor.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 60_000 });
  await choose(editor, 'Openings');
  await open(editor, `${tester.title} · open`);
  await editor.getByRole('radio', { name: 'closed' }).click();
  await save(editor);
  await expect(site.getByRole('heading', { name: tester.title })).toBeVisible();
  const text = await saved(file);
  expect(text).toContain('status: closed\n');
  await project.write(file, text);
  await expect(site.getByText('This opening is closed.')).toBeVisible({ timeout: 30_000 });

  await project.write(file, text.replace(`path: /${tester.name}`, 'path: /about'));
  const wrong = site.getByText(`path: /about is already the address of ${file}`);
  await expect(wrong).toBeVisible({ timeout: 30_000 });
  await project.write(file, text);
  await expect(wrong).toBeHidden({ timeout: 30_000 });
  await expect(site.getByText('This opening is closed.')).toBeVisible();
});
