import { test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { changedSite, variedPages } from '../unit/built-site.ts';
import { expectReflow } from './reflow.ts';

// The company of the changed site has a long name and a long mailbox.
test.use({ baseURL: sites.changed.origin });

for (const { path } of variedPages(changedSite.pages))
  test(`${path} shows all of its text and the focus in every state`, async ({ page }) => {
    await page.goto(path);
    // It shows the link to the application.
    for (const terms of await page.getByRole('checkbox').all()) await terms.check();
    await expectReflow(page);
  });
