import { testArrival } from '../support/arrival.ts';
import { testScrolling } from '../support/scrolling.ts';
import { changedSite } from '../support/built-site.ts';

for (const page of changedSite.pages) {
  testArrival(page, [360, 390, 600, 820, 1024, 1280], 12);
  testScrolling(page);
}
