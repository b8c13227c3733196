import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { z } from 'astro/zod';
import { day, href, line, pagePath, prose, sentences, sign } from './fields.ts';

/** A link or button: its words and where it leads. */
export const link = z.strictObject({
  label: line.describe('What the visitor reads.'),
  href: href.meta({
    title: 'Leads to',
    description: 'An address of this site, such as /about, or an absolute one.',
  }),
});

/** A short point with a heading of its own. */
export const point = z.strictObject({
  title: line.describe('Two to five words.'),
  text: sentences.describe('One or two sentences.'),
});

/** The illustrations: the names of the files in `src/drawings/`. */
const drawings = readdirSync('src/drawings')
  .map((file) => parse(file))
  .filter(({ ext }) => ext === '.svg')
  .map(({ name }) => name);

/** An illustration and its alternative text. */
export const illustration = z.strictObject({
  drawing: z
    .enum(drawings, 'must be the name of a drawing in src/drawings/, without .svg')
    .describe('Which of the drawings in `src/drawings/`.'),
  alt: sentences.meta({
    title: 'Alternative text',
    description: 'What the illustration shows, for people who cannot see it.',
  }),
});

/** What every page states about itself. */
export const pageFields = {
  path: pagePath.meta({
    title: 'Address of the page',
    description: 'Such as /about, in its exact letter case.',
  }),
  title: line
    .max(60)
    .describe(
      'The name of the page: in the tab, in search results and, unless a heading says otherwise, on top.',
    ),
  description: prose
    .min(50)
    .max(160)
    .describe('What search results and previews say about the page: one or two sentences.'),
  updated: day
    .meta({
      title: 'Last changed on',
      description: 'The day the words were last changed in earnest; tells search engines.',
    })
    .optional(),
};

/** What everything that is listed on another page states. */
export const listedFields = {
  ...pageFields,
  order: z
    .number()
    .int()
    .meta({ title: 'Place in its list', description: 'A whole number; lower comes first.' }),
  summary: sentences.describe('One or two sentences for its card.'),
};

/** The fields that service and solution pages share. */
export const offerFields = {
  ...listedFields,
  sign,
  illustration: illustration
    .describe('Beside the introduction; without one the page shows its pattern.')
    .optional(),
  lead: sentences.meta({ title: 'Introduction', description: 'Stands under the heading.' }),
  audience: line.describe('For whom it is, in a few words.'),
  offerings: z.array(point).min(3).describe('What is offered.'),
  tools: z
    .array(line)
    .meta({
      title: 'Tools and technologies',
      description: 'Common ones, as examples; without any the page has no such list.',
    })
    .default([]),
  lists: z
    .array(
      z.strictObject({
        heading: line.describe('What the list holds.'),
        text: prose.describe('A sentence before the list.').optional(),
        items: z.array(line).min(1).meta({ title: 'Entries', description: 'A few words each.' }),
      }),
    )
    .meta({
      title: 'Further lists',
      description: 'More lists that belong on the page, such as training areas.',
    })
    .default([]),
  why: z.array(point).min(2).meta({ title: 'Why choose us', description: 'The reasons, one by one.' }),
  closing: point.meta({ title: 'Closing call', description: 'The call to get in touch at the end.' }),
};
