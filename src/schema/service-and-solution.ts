import { z } from 'astro/zod';
import { field, list } from './field.ts';
import { icon, illustration, shortText, longTextOrEmpty } from './field-types.ts';
import { closing, lead, link, listedFields, point } from './page-fields.ts';

const furtherList = z.strictObject({
  heading: shortText.describe('Two to five words.'),
  text: longTextOrEmpty.describe('A sentence before the list.').optional(),
  items: list(shortText, 1, 'Entries', 'A few words each.', 'Entry'),
});

/** The fields that service and solution pages share. */
export const serviceFields = {
  ...listedFields,
  icon,
  illustration: illustration.optional(),
  lead,
  audience: shortText.describe('Who it is for, in a few words. Example: small shops.'),
  alternatives: list(
    link,
    0,
    'Other pages that may fit',
    'Links under “Need something else?”. A few words each.',
    'Link',
  ).default([]),
  offeringsHeading: field(
    shortText,
    'Heading of the offerings',
    'What we offer, unless you write another one.',
  ).optional(),
  offerings: list(point, 3, 'Offerings', 'What the client can book: at least three.', 'Offering'),
  tools: list(shortText, 0, 'Tools and technologies', 'One name each, or nothing.', 'Tool').default([]),
  lists: list(furtherList, 0, 'Further lists', 'Example: training areas.', 'List').default([]),
  why: list(point, 2, 'Why choose us', 'At least two reasons.', 'Reason'),
  closing,
};
