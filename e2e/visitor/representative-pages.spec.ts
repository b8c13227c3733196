import { test } from '../fixtures.ts';
import { sites } from '../support/sites/local-servers.ts';
import { changedSite, representativePages } from '../support/sites/built-site.ts';
import { desktop, phone } from '../support/checks/accessibility.ts';
import { testArrival } from '../support/checks/arrival.ts';
import { testPage } from '../support/checks/page.ts';

// The company of this site has a long name and a long mailbox.
test.use({ baseURL: sites.changed.origin });

// `thorough/every-page.spec.ts` checks every page in more windows.
for (const [index, page] of representativePages(changedSite.pages).entries()) {
  const viewport = index % 2 === 0 ? phone : desktop;
  if (index === 0) testPage(page, 'body', [phone, desktop]);
  else testPage(page, 'main', [viewport]);
  // Ten pages and the top of each are enough: later pages add few kinds of elements, and visitors wait longest for the top.
  if (index < 10) testArrival(page, [viewport.width], '<main', 16);
}
