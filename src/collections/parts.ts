import { z } from 'astro/zod';
import { day, href, icon, illustration, line, pagePath, prose, sentences } from './fields.ts';

/** A link or button. */
export const link = z.strictObject({
  label: line.describe('The text to press. Example: See our services.'),
  href: href.meta({
    title: 'Leads to',
    description: 'An address. Example: /about or https://www.example.com.',
  }),
});

/** A heading with a short text. */
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
    description: 'In its exact letter case. Example: /about.',
  }),
  title: line.max(60).describe('Name of the page, for browser tab and search results. Up to 60 characters.'),
  description: prose
    .min(50)
    .max(160)
    .describe('For search results: one or two sentences, 50 to 160 characters.'),
  updated: day
    .meta({ title: 'Last changed on', description: 'The day you last changed the text, for search engines.' })
    .optional(),
};

/** The fields of every entry that is listed on another page. */
export const listedFields = {
  ...pageFields,
  order: z.int().meta({ title: 'Place in its list', description: 'A whole number. 1 comes before 2.' }),
  summary: sentences.describe('One or two sentences, shown where it is listed.'),
};

/** The fields that service and solution pages share. */
export const offerFields = {
  ...listedFields,
  icon,
  illustration: illustration.describe('Shown beside the introduction, instead of the pattern.').optional(),
  lead,
  audience: line.describe('Who it is for, in a few words. Example: small shops.'),
  offerings: z.array(point).min(3).describe('What the client can book: at least three.'),
  tools: z
    .array(line)
    .meta({ title: 'Tools and technologies', description: 'One name each. Leave it empty for no list.' })
    .default([]),
  lists: z
    .array(
      z.strictObject({
        heading: line.describe('Two to five words.'),
        text: prose.describe('A sentence before the list.').optional(),
        items: z.array(line).min(1).meta({ title: 'Entries', description: 'A few words each.' }),
      }),
    )
    .meta({ title: 'Further lists', description: 'Example: training areas.' })
    .default([]),
  why: z.array(point).min(2).meta({ title: 'Why choose us', description: 'At least two reasons.' }),
  closing: point.meta({ title: 'End of the page', description: 'Invites the visitor to contact us.' }),
};
