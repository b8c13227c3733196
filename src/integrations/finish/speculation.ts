import { element } from './html.ts';

/** The page the visitor is on: a pattern is relative to the document, and here only the anchor is free. */
const here = '#*';

/**
 * The next page is fetched when a link to it is hovered or pressed. Own pages only: no file with an ending, and not
 * the page the visitor is on. Other browsers ignore it, and so does Chromium before 121, which does not know `eagerness`
 * and warns of it in its console. (WICG, Speculation Rules.)
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', here] } }] },
      eagerness: 'moderate',
    },
  ],
};

/** The element that states the rules. */
export const speculation = () => element('script', { type: 'speculationrules' }, JSON.stringify(rules));
