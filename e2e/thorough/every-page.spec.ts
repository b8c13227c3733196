import { test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { changedSite, variedPages } from '../unit/built-site.ts';
import { testPage } from '../visitor/page-checks.ts';

test.use({ baseURL: sites.changed.origin });

// Each of their elements is on a page that `visitor/every-page.spec.ts` checks.
const varied = variedPages(changedSite.pages);
for (const page of changedSite.pages) if (!varied.includes(page)) testPage(page, false);
