import { z } from 'astro/zod';
import { day, href, icon, illustration, label, line, list, pagePath, prose, sentences } from './fields.ts';

/** A link or button. */
export const link = z.strictObject({
  label: line.describe('The text to press. Example: See our services.'),
  href: href.meta(label('Leads to', 'An address. Example: /about or https://www.example.com.')),
});

/** A heading with a short text. */
export const point = z.strictObject({
  title: line.describe('Two to five words.'),
  text: sentences.describe('One or two sentences.'),
});

/** The introduction of a page. */
export const lead = sentences.meta(label('Introduction', 'Below the heading.'));

/** The fields of every page. */
export const pageFields = {
  path: pagePath.meta(label('Address of the page', 'In its exact letter case. Example: /about.')),
  title: line.max(60).describe('Name of the page, for browser tab and search results. Up to 60 characters.'),
  description: prose
    .min(50)
    .max(160)
    .describe('For search results: one or two sentences, 50 to 160 characters.'),
  updated: day
    .meta(label('Last changed on', 'The day you last changed the text, for search engines.'))
    .optional(),
};

/** The fields of every entry that is listed on another page. */
export const listedFields = {
  order: z
    .int()
    .meta(label('Place in its list', 'A whole number: 1 comes before 2. Equal numbers are allowed.')),
  ...pageFields,
  summary: sentences.describe('One or two sentences, shown where it is listed.'),
};

const furtherList = z.strictObject({
  heading: line.describe('Two to five words.'),
  text: prose.describe('A sentence before the list.').optional(),
  items: list(line, 1, label('Entries', 'A few words each.', 'Entry')),
});

/** The fields that service and solution pages share. */
export const offerFields = {
  ...listedFields,
  icon,
  illustration: illustration.describe('Shown beside the introduction, instead of the pattern.').optional(),
  lead,
  audience: line.describe('Who it is for, in a few words. Example: small shops.'),
  offerings: list(point, 3, label('Offerings', 'What the client can book: at least three.', 'Offering')),
  offeringsHeading: line
    .meta(label('Heading of the offerings', 'What we offer, unless you write another one.'))
    .optional(),
  tools: list(line, 0, label('Tools and technologies', 'One name each, or nothing.', 'Tool')).default([]),
  lists: list(furtherList, 0, label('Further lists', 'Example: training areas.', 'List')).default([]),
  why: list(point, 2, label('Why choose us', 'At least two reasons.', 'Reason')),
  closing: point.meta(label('Closing band: question, sentence', 'Invites the visitor to contact us.')),
};
