import { testArrival } from '../support/arrival.ts';
import { testScrolling } from '../support/scrolling.ts';
import { changedSite, variedPages } from '../support/built-site.ts';

// `thorough/windows.spec.ts` checks every page at every width.
const widths = [360, 820, 1280];
for (const [index, page] of variedPages(changedSite.pages).entries()) {
  testArrival(page, widths.slice(index % 3).slice(0, 1), 12);
  testScrolling(page);
}
