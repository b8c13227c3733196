import { test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { changedSite, variedPages } from '../support/built-site.ts';
import { desktop, phone } from '../support/accessibility.ts';
import { testPage } from '../support/page-checks.ts';

// The company of this site has a long name and a long mailbox.
test.use({ baseURL: sites.changed.origin });

// `thorough/every-page.spec.ts` checks every page in both windows.
const [first, ...others] = variedPages(changedSite.pages);
if (first) testPage(first, [phone, desktop], true);
for (const [index, page] of others.entries()) testPage(page, [index % 2 === 0 ? phone : desktop]);
