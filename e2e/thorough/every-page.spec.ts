import { test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { changedSite } from '../support/built-site.ts';
import { testPage } from '../support/page-checks.ts';

test.use({ baseURL: sites.changed.origin });

for (const page of changedSite.pages) testPage(page);
