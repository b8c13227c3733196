import { reply } from '../../src/messages/reply.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf, goBack } from '../support/pages/any-page.ts';
import { changed } from '../support/sites/changed-site.ts';
import { sites } from '../support/sites/local-servers.ts';

const { job, closedJob } = changed;
const query = `?position=${encodeURIComponent(job.title)}`;

// The changed site always has an open and a closed job.
test.use({ baseURL: sites.changed.origin });

test('visitors see positions as a table, or up to 768 px as cards with labelled values', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto('/positions');
  const table = page.getByRole('main').getByRole('table', { name: 'Positions' });
  const labels = await table.getByRole('columnheader').allInnerTexts();
  expect(labels.join()).toBe('Position,Location,Posting date,Experience,No. of Openings,Pay,Job description');
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: job.title }) });
  // The posting date is the day of the build.
  await expect(row.getByRole('cell', { name: /^\d{1,2}\/\d{1,2}\/20\d\d$/ })).toBeVisible();
  await expect(row.getByRole('cell', { name: job.pay })).toBeVisible();
  await expect(table).not.toContainText(closedJob.title);

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(table.getByRole('columnheader')).toHaveCount(0);
  const cells = await row.getByRole('cell').allInnerTexts();
  // The last cell is the link to the job description, without a label.
  for (const [index, cell] of cells.slice(0, -1).entries())
    expect(cell.startsWith(labels[index + 1] ?? 'no label'), cell).toBe(true);
  await expect(row.getByRole('link', { name: `Job description: ${job.title}` })).toBeVisible();
});

/** Runs in the page: the cells without a link in their middle. */
const unlinked = (cells: Element[]) =>
  cells.flatMap((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit?.closest('a[href]') ? [] : [cell.textContent];
  });

test('a click anywhere in a row or a card opens the job description', async ({ page }) => {
  // Only the changed site has a column for the pay.
  for (const { origin } of Object.values(sites))
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${origin}/positions`);
      const row = page.getByRole('row').nth(1);
      await row.scrollIntoViewIfNeeded();
      expect(await row.locator('th, td').evaluateAll(unlinked), `${origin}, ${width} px`).toEqual([]);
    }
  await page.getByRole('cell', { name: job.pay }).click({ force: true });
  await expect(page).toHaveURL(job.path);
});

test('an applicant reads above Close when to expect a reply', async ({ network, applyPage, newUser }) => {
  const text = reply(changed.replyWithin);
  await network.fulfill(applyPage.description.call, 200);
  await applyPage.visitAndSubmit(newUser);
  await applyPage.expectDescription(applyPage.dialog, text);
  const { bottom } = await boxOf(applyPage.dialog.getByText(text));
  expect(bottom).toBeLessThan((await boxOf(applyPage.closeButton)).top);
});

test('the form has the title of the position the applicant came from, and leaves no draft behind', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
  const main = page.getByRole('main');
  const apply = main.getByRole('link', { name: 'Apply', exact: true });
  const note = main.getByText(`You’re applying for ${job.title}`);
  await page.goto(job.path);
  const form = main.getByRole('link', { name: 'Go to the form' }).first();
  await expect(form).toHaveAttribute('href', `/apply${query}`);
  const mail = `mailto:${changed.email}?subject=${encodeURIComponent(job.title)}`;
  await expect(main.locator(`a[href="${mail}"]`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to view positions' })).toHaveAttribute(
    'href',
    '/positions',
  );
  await apply.first().click();
  await expect(page).toHaveURL(`/interns${query}`);
  await expect(note).toBeVisible();
  await main.locator('a[href^="/freshers"]').click();
  await expect(page).toHaveURL(`/freshers${query}`);
  await expect(note).toBeVisible();
  await main.getByRole('checkbox').click({ delay: 100 });
  await apply.click();
  await expect(page).toHaveURL(`/apply${query}`);
  await expect(applyPage.field('Position')).toHaveValue(job.title);
  // The response comes right after the end of the upload.
  await network.serve(applyPage.description.call, (request, response) =>
    request.resume().once('end', () => response.end('{}')),
  );
  await applyPage.fill(newUser);
  await applyPage.submitSuccessfully();
  await applyPage.goto();
  await expect(applyPage.draftNote).toBeHidden();
  await applyPage.expectEmpty();
});

test('the form ignores a position in its address unless the position is open', async ({
  page,
  applyPage,
}) => {
  const main = page.getByRole('main');
  for (const position of [closedJob.title, changed.area, job.title.toLowerCase()]) {
    const invalid = `?position=${encodeURIComponent(position)}`;
    await page.goto(`/freshers${invalid}`);
    await expect(main.getByText('You’re applying for')).toBeHidden();
    await expect(main.locator('a[href*="position="]')).toHaveCount(0);
    await applyPage.goto(`/apply${invalid}`);
    await expect(applyPage.field('Position')).toHaveValue('');
  }
});

test('a linked position wins over the draft, and typed text wins over the linked position', async ({
  page,
  applyPage,
  newUser,
}) => {
  const path = `/apply${query}`;
  const position = applyPage.field('Position');
  await applyPage.goto();
  await position.fill('Weaving');
  await applyPage.goto(path);
  await expect(position).toHaveValue(job.title);
  await expect(applyPage.draftNote).toBeVisible();
  await applyPage.goto();
  await expect(position).toHaveValue('Weaving');
  await applyPage.fill(newUser);
  await applyPage.goto(path);
  await expect(position).toHaveValue(job.title);
  await expect(applyPage.field('Name')).toHaveValue(newUser.fullName);
  await position.fill('Python');
  // `units/draft.test.ts` tests the other combinations of link, draft and typed text.
  const returns = [() => page.reload(), () => page.goto('/contact').then(() => goBack(page, path))];
  for (const comeBack of returns) {
    await comeBack();
    await applyPage.expectHydrated();
    await expect(position).toHaveValue('Python');
    await expect(applyPage.draftNote).toBeVisible();
  }
});
