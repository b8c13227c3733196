import { z } from 'astro/zod';
import { day, href, illustration, line, pagePath, prose, sentences, sign } from './fields.ts';

/** A link or button. */
export const link = z.strictObject({
  label: line.describe('What the visitor reads.'),
  href: href.meta({ title: 'Leads to', description: 'Such as /about, or a full address.' }),
});

/** A short point with a heading. */
export const point = z.strictObject({
  title: line.describe('Two to five words.'),
  text: sentences.describe('One or two sentences.'),
});

/** The introduction of a page. */
export const lead = sentences.meta({ title: 'Introduction', description: 'Below the heading.' });

/** The fields of every page. */
export const pageFields = {
  path: pagePath.meta({
    title: 'Address of the page',
    description: 'Such as /about, in its exact letter case.',
  }),
  title: line.max(60).describe('For the tab, search results and, without a heading, the top of the page.'),
  description: prose.min(50).max(160).describe('For search results and previews: one or two sentences.'),
  updated: day
    .meta({ title: 'Last changed on', description: 'When the content last changed; for search engines.' })
    .optional(),
};

/** The fields of every entry that another page lists. */
export const listedFields = {
  ...pageFields,
  order: z.int().meta({ title: 'Place in its list', description: 'A whole number; lower comes first.' }),
  summary: sentences.describe('One or two sentences for its card.'),
};

/** The fields that service and solution pages share. */
export const offerFields = {
  ...listedFields,
  sign,
  illustration: illustration.describe('Beside the introduction, instead of the pattern.').optional(),
  lead,
  audience: line.describe('For whom it is, in a few words.'),
  offerings: z.array(point).min(3).describe('What is offered.'),
  tools: z
    .array(line)
    .meta({ title: 'Tools and technologies', description: 'Common examples; without any there is no list.' })
    .default([]),
  lists: z
    .array(
      z.strictObject({
        heading: line.describe('The heading of the list.'),
        text: prose.describe('A sentence before the list.').optional(),
        items: z.array(line).min(1).meta({ title: 'Entries', description: 'A few words each.' }),
      }),
    )
    .meta({ title: 'Further lists', description: 'Such as training areas.' })
    .default([]),
  why: z.array(point).min(2).meta({ title: 'Why choose us', description: 'The reasons, one by one.' }),
  closing: point.meta({ title: 'Closing call', description: 'The call to get in touch at the end.' }),
};
