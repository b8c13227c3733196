import { z } from 'astro/zod';
import { day, href, icon, illustration, line, list, pagePath, prose, sentences } from './field-types.ts';
import { fieldMeta } from './labels.ts';

/** A link or button. */
export const link = z.strictObject({
  label: line.describe('The text to press. Example: See our services.'),
  href: href.meta(fieldMeta('Leads to', 'An address. Example: /about or https://www.example.com.')),
});

/** A heading with a short text. */
export const point = z.strictObject({
  title: line.describe('Two to five words.'),
  text: sentences.describe('One or two sentences.'),
});

/** A button under a text. */
export const action = link.meta(fieldMeta('Button', 'A text and where it leads.')).optional();

/** The text of a section. */
export const sectionText = sentences.describe('One or more sentences.');

/** A text under the heading of a section, above its list. */
export const subheading = prose.describe('One or two sentences under the heading.').optional();

/** A section of a page: a heading, then these fields. Its title and hint are for the editor. */
export const section = <Fields extends z.ZodRawShape>(title: string, hint: string, fields: Fields) =>
  z.strictObject({ heading: line.describe('Two to six words.'), ...fields }).meta(fieldMeta(title, hint));

/** The last section of most pages. */
export const closing = section(
  'Closing band: question, sentence',
  'Without a button it leads to the contact page.',
  { text: subheading, action },
);

/** A card at the end of others, for visitors who did not find theirs. */
export const invitation = z
  .strictObject({ ...point.shape, ...link.shape })
  .meta(fieldMeta('Invitation', 'The last card, such as a question with a link.'))
  .optional();

/** The introduction of a page. */
export const lead = sentences.meta(fieldMeta('Introduction', 'Below the heading.'));

/** The fields of every page. */
const pageFields = {
  path: pagePath.meta(
    fieldMeta(
      'Address of the page',
      'Links and search results use it, at most 100 characters. After a change, write the old one in “Further addresses”. Example: /about.',
    ),
  ),
  title: line
    .max(60)
    .describe('Name of the page, for its heading, links and browser tab. Up to 60 characters.'),
  searchTitle: line
    .max(45)
    .meta(
      fieldMeta(
        'Title in search results',
        'Only if people search for other words than the title. Up to 45 characters; the name of the company is added.',
      ),
    )
    .optional(),
  description: prose
    .min(50)
    .max(160)
    .describe('For search results: one or two sentences, 50 to 160 characters.'),
  aliases: list(
    pagePath,
    0,
    fieldMeta(
      'Further addresses',
      'They lead to this page, such as its old address. Example: /jobs.',
      'Address',
    ),
  ).default([]),
  updated: day
    .meta(fieldMeta('Last changed on', 'The day you last changed the text, for search engines.'))
    .optional(),
};

/** The fields of every entry that is listed on another page. */
export const listedFields = {
  order: z
    .int()
    .meta(fieldMeta('Place in its list', 'A whole number: 1 comes before 2. Equal numbers are allowed.')),
  ...pageFields,
  summary: sentences.describe('One or two sentences, shown where it is listed.'),
};

const furtherList = z.strictObject({
  heading: line.describe('Two to five words.'),
  text: prose.describe('A sentence before the list.').optional(),
  items: list(line, 1, fieldMeta('Entries', 'A few words each.', 'Entry')),
});

const alternative = fieldMeta(
  'Other pages that may fit',
  'Links below “Who it’s for”, for visitors who need something else. A few words each.',
  'Link',
);

/** The fields that service and solution pages share. */
export const serviceFields = {
  ...listedFields,
  icon,
  illustration: illustration.optional(),
  lead,
  audience: line.describe('Who it is for, in a few words. Example: small shops.'),
  alternatives: list(link, 0, alternative).default([]),
  offeringsHeading: line
    .meta(fieldMeta('Heading of the offerings', 'What we offer, unless you write another one.'))
    .optional(),
  offerings: list(point, 3, fieldMeta('Offerings', 'What the client can book: at least three.', 'Offering')),
  tools: list(line, 0, fieldMeta('Tools and technologies', 'One name each, or nothing.', 'Tool')).default([]),
  lists: list(furtherList, 0, fieldMeta('Further lists', 'Example: training areas.', 'List')).default([]),
  why: list(point, 2, fieldMeta('Why choose us', 'At least two reasons.', 'Reason')),
  closing,
};

/** The introduction of a page with a form. */
export const formHeaderFields = {
  heading: line.describe('Only if it differs from the title.').optional(),
  lead,
};
const buttons = fieldMeta('Buttons', 'Under the introduction; the first is the main one.', 'Button');

/** The introduction of any other page. */
export const headerFields = {
  ...formHeaderFields,
  actions: list(link, 0, buttons).default([]),
  illustration: illustration.optional(),
};

const hidden = fieldMeta('Hide from search', 'Asks search engines not to list the page.');
const noindex = z.boolean().meta(hidden).default(false);
const fixedPath = fieldMeta('Address of the page', 'It does not change.');

/**
 * The schema of a page with a file of its own in `src/pages/`.
 * @param title of its entry in the editor
 */
export const page = <const P extends string, Parts extends z.ZodRawShape>(
  path: P,
  title: string,
  parts: Parts,
) =>
  z
    .strictObject({
      ...pageFields,
      path: z.literal(path, `must be ${path}`).meta(fixedPath),
      ...parts,
      noindex,
    })
    .meta({ title });
