import { test } from '../fixtures.ts';
import { sites } from '../support/sites/local-servers.ts';
import { changedSite, representativePages } from '../support/sites/built-site.ts';
import { desktop, phone } from '../support/checks/accessibility.ts';
import { expectNothingMoves } from '../support/checks/arrival.ts';
import { expectPage } from '../support/checks/page.ts';

// The company of this site has a long name and a long mailbox.
test.use({ baseURL: sites.changed.origin });
test.slow();

// `thorough/every-page.spec.ts` checks every page in more windows.
for (const [index, builtPage] of representativePages(changedSite.pages).entries()) {
  const { path } = builtPage;
  const viewport = index % 2 === 0 ? phone : desktop;
  test(`${path} arrives in one request, does not move, is accessible and reflows @chromium`, ({ page }) =>
    index === 0
      ? expectPage(page, builtPage, 'body', [phone, desktop])
      : expectPage(page, builtPage, 'main', [viewport]));
  // Ten pages are enough, because later pages add few kinds of elements. The top of each is enough, because visitors look at it
  // while the page arrives.
  if (index < 10)
    test(`nothing on ${path} moves while it arrives, ${viewport.width} px wide @chromium`, ({ page }) =>
      expectNothingMoves(page, builtPage, viewport.width, '<main', 16));
}
