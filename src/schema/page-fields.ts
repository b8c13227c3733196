import { z } from 'astro/zod';
import { field, list } from './field.ts';
import { day, href, illustration, shortText, pagePath, longTextOrEmpty, longText } from './field-types.ts';

/** A link or button. */
export const link = z.strictObject({
  label: shortText.describe('The text of the link. Example: See our services.'),
  href: field(href, 'Leads to', 'An address. Example: /about or https://www.example.com.'),
});

/** A heading with a short text. */
export const point = z.strictObject({
  title: shortText.describe('Two to five words.'),
  text: longText.describe('One or two sentences.'),
});

/** A button under a text. */
export const action = field(link, 'Button', 'A text and where it leads.').optional();

/** The text of a section. */
export const sectionText = longText.describe('One or more sentences.');

/** A text under the heading of a section, above its list. */
export const subheading = longTextOrEmpty.describe('One or two sentences under the heading.').optional();

/** A section of a page: a heading, then these fields. Its title and hint are for the editor. */
export const section = <Fields extends z.ZodRawShape>(title: string, hint: string, fields: Fields) =>
  field(z.strictObject({ heading: shortText.describe('Two to six words.'), ...fields }), title, hint);

/** The last section of most pages. */
export const closing = section('Closing section', 'Without a button it leads to the contact page.', {
  text: subheading,
  action,
});

/** The introduction of a page. */
export const lead = field(longText, 'Introduction', 'Below the heading.');

/** The fields of every page. */
const pageFields = {
  path: field(
    pagePath,
    'Address of the page',
    'Links and search results use it, at most 100 characters. After a change, write the old one in “Further addresses”. Example: /about.',
  ),
  title: shortText
    .max(60)
    .describe('Name of the page, for its heading, links and browser tab. Up to 60 characters.'),
  searchTitle: field(
    shortText.max(45),
    'Title in search results',
    'Only if people search for other words than the title. Up to 45 characters; the name of the company is added.',
  ).optional(),
  description: longTextOrEmpty
    .min(50)
    .max(160)
    .describe('For search results: one or two sentences, 50 to 160 characters.'),
  aliases: list(
    pagePath,
    0,
    'Further addresses',
    'They lead to this page, such as its old address. Example: /jobs.',
    'Address',
  ).default([]),
  updated: field(day, 'Last changed on', 'The day you last changed the text, for search engines.').optional(),
};

/** The fields of every entry that is listed on another page. */
export const listedFields = {
  order: field(z.int(), 'Place in its list', 'A whole number: 1 comes before 2. Equal numbers are allowed.'),
  ...pageFields,
  summary: longText.describe('One or two sentences, shown where it is listed.'),
};

/**
 * Returns a function that makes the schema of a page. `header` has the fields of the introduction, which differ between `page` and
 * `formPage`.
 */
const pageWith =
  <Header extends z.ZodRawShape>(header: Header) =>
  /** @param title of its entry in the editor */
  <const Path extends string, Parts extends z.ZodRawShape>(path: Path, title: string, parts: Parts) =>
    z
      .strictObject({
        ...pageFields,
        path: field(z.literal(path, `must be ${path}`), 'Address of the page', 'It does not change.'),
        ...header,
        ...parts,
        noindex: field(z.boolean(), 'Hide from search', 'Asks search engines not to list the page.').default(
          false,
        ),
      })
      .meta({ title });

const heading = shortText.describe('Only if it differs from the title.').optional();

/** The schema of a page with a form. Like every page with a fixed path, it has a file of its own in `src/pages/`. */
export const formPage = pageWith({ heading, lead });

/** The schema of any other page with a fixed path. */
export const page = pageWith({
  heading,
  lead,
  actions: list(link, 0, 'Buttons', 'Under the introduction; the first is the main one.', 'Button').default(
    [],
  ),
  illustration: illustration.optional(),
});
