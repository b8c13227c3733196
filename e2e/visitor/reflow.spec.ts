import { test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { changedSite, variedPages } from '../unit/built-site.ts';
import { expectReflow } from './reflow.ts';

// The company of the changed site has a long name and a long mailbox.
test.use({ baseURL: sites.changed.origin });

const pages = variedPages(changedSite.pages);

// The header and the footer are the same on all pages, and are checked on one that has the announcement too.
const whole = pages.find(({ document }) => document.querySelector('[aria-label=Announcement]')) ?? pages[0];

for (const { path } of pages)
  test(`${path} shows all of its text and the focus in every state`, async ({ page }) => {
    await page.goto(path);
    // It shows the link to the application.
    for (const terms of await page.getByRole('checkbox').all()) await terms.check();
    await expectReflow(page, path === whole?.path ? 'body' : 'main');
  });
