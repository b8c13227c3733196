import { test } from '../fixtures.ts';
import { sites } from '../support/sites/local-servers.ts';
import { changedSite } from '../support/sites/built-site.ts';
import { desktop, phone } from '../support/checks/accessibility.ts';
import { testArrival } from '../support/checks/arrival.ts';
import { testPage } from '../support/checks/page.ts';
import { commonViews } from '../support/checks/reflow.ts';

test.use({ baseURL: sites.changed.origin });

for (const [index, page] of changedSite.pages.entries()) {
  testPage(page, 'main', [phone, desktop], commonViews);
  // The header and the footer are the same on all pages.
  testArrival(page, [360, 390, 600, 820, 1024, 1280], index === 0 ? '<nav' : '<main');
}
