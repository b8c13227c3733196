import { test } from '../fixtures.ts';
import { sites } from '../support/sites/local-servers.ts';
import { changedSite } from '../support/sites/built-site.ts';
import { desktop, phone } from '../support/checks/accessibility.ts';
import { expectNothingMoves } from '../support/checks/arrival.ts';
import { expectPage } from '../support/checks/page.ts';
import { commonViews } from '../support/checks/reflow.ts';

test.use({ baseURL: sites.changed.origin });

for (const [index, builtPage] of changedSite.pages.entries()) {
  const { path } = builtPage;
  test(`${path} arrives in one request, does not move, is accessible and reflows @chromium`, ({ page }) =>
    expectPage(page, builtPage, 'main', [phone, desktop], commonViews));
  // The header and the footer are the same on all pages.
  for (const width of [360, 390, 600, 820, 1024, 1280])
    test(`nothing on ${path} moves while it arrives, ${width} px wide @chromium`, ({ page }) =>
      expectNothingMoves(page, builtPage, width, index === 0 ? '<nav' : '<main'));
}
