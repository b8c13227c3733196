import { test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { changedSite, variedPages } from '../unit/built-site.ts';
import { testPage } from './page-checks.ts';

// The company of this site has a long name and a long mailbox. The other pages are in `thorough/every-page.spec.ts`.
test.use({ baseURL: sites.changed.origin });

for (const [index, page] of variedPages(changedSite.pages).entries()) testPage(page, index === 0);
