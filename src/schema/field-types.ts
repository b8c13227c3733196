import { readdirSync } from 'node:fs';
import { z } from 'astro/zod';
import { field, matching } from './field.ts';
import { placeholderList } from './placeholders.ts';

const slug = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*';

/** A pattern that ignores letter case, for the editor, which does not know the flag `i`. */
const anyCase = (pattern: string) =>
  pattern.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/**
 * The path of a page. The built file has the same name, so the path is limited to 100 characters. /index is the file of the home
 * page, and /admin is the editor.
 */
export const pagePath = matching(
  new RegExp(`^/(?!(?:${anyCase('index|admin')})$)(?:${slug})?$`),
  'must be an address such as /about: a slash, then letters A to Z, digits and single hyphens between them, no slash at the end, and neither /index nor /admin',
)
  .max(100)
  .describe('At most 100 characters.');

/** The path of a product: an anchor on the products page. */
export const productPath = matching(
  /^\/products#[a-z][a-z0-9-]*$/,
  'must be an anchor on the products page, such as /products#aedan, in lower case',
);

/** A bullet pasted from a word processor, which is not Markdown. */
const bullet = '(?:^|\\n)[\\s>*+-]*[·•‣▪●○◦\\uF0B7]';

/** Matches a text without Markdown. Only the body of a file supports Markdown; other fields would show its marks. */
const noMarkdown = `^(?![^]*(?:\\*\\*|\\] ?\\(|\`|(?:^|\\n)(?:#+|[*+-])\\s|${bullet}))`;

const plainText = matching(
  new RegExp(noMarkdown),
  'must not have Markdown, such as **, a link or a list; the page would show its marks',
);

/** A text in a field of one line, not empty. White space around it is dropped. */
export const shortText = plainText.trim().min(1);

/** A text in a field of several lines. It may be empty. */
export const longTextOrEmpty = plainText.trim().meta({ widget: 'text' });

/** A text in a field of several lines, not empty. */
export const longText = longTextOrEmpty.min(1);

/** The Markdown of a file, below its fields. */
export const markdownBody = field(
  matching(
    new RegExp(`^(?![^]*${bullet})`),
    'must not have a line that begins with a character such as • or ·; begin each entry of a list with a hyphen and a space',
  ),
  'Text',
  `Headings, lists, links and pictures. Select the words before you add a link. The placeholders ${placeholderList} become the values of the site.`,
).meta({ widget: 'richtext' });

/** A telephone number in international form (ITU-T E.164), or an empty text. */
export const telephone = matching(
  /^(\+[1-9]( ?\d){6,14})?$/,
  'must be a number as dialled from abroad, such as +91 44 2345 6789: a plus, the country, digits and single spaces',
);

/** A calendar day, written 2025-06-14. */
export const day = z.iso.date('must be a day written year-month-day, such as 2025-06-14');

/**
 * The name of an SVG file in a folder of `src/`, without the extension. Reads the folder at each use, because a file may be added
 * while the development server runs.
 */
function drawingIn(folder: string) {
  const names = () => readdirSync(`src/${folder}`).flatMap((file) => /^(.*)\.svg$/.exec(file)?.[1] ?? []);
  return z
    .string()
    .refine((name) => names().includes(name), `must be the name of a drawing in src/${folder}/, without .svg`)
    .meta({
      get enum() {
        return names();
      },
    });
}

/** The icon of a card. */
export const icon = field(drawingIn('drawings/icons'), 'Icon', 'The small drawing on the card.');

const illustrationIn = (folder: string) =>
  z
    .strictObject({
      drawing: drawingIn(folder).describe('Choose from the list.'),
      alt: field(
        longTextOrEmpty,
        'Alternative text',
        'For people who can’t see the drawing. Empty if it only decorates; phones leave it out then.',
      ).optional(),
    })
    .describe('A large drawing.');

/** The drawing of a page. */
export const illustration = illustrationIn('drawings');

/** The drawing of a product. */
export const productIllustration = illustrationIn('drawings/products');

/** A public web address, not localhost or an IP address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  hostname: /\.[a-z][a-z\d-]*$/,
  error: 'must be an address such as https://www.example.com',
});

/** The target of a link: a path or file on this site, an anchor on the page, another site, a mailbox or a phone number. */
export const linkTarget = new RegExp(`^(?:/(?!/)\\S*|#\\S+|(?:${anyCase('https?://|mailto:|tel:')})\\S+)$`);

/** The address of a link or button. The loader checks that it exists. */
export const href = matching(
  linkTarget,
  'must be an address such as /about or https://www.example.com, without spaces',
);

/** Words that say how people work, not where. */
const noPlace = anyCase('remote|home|wfh|hybrid|any|anywhere|online|virtual|flexible|pan');

/** “Remote”, or a place. */
export const location = matching(
  new RegExp(`${noMarkdown}(?:${anyCase('remote')}$|(?!.*\\b(?:${noPlace})\\b))`),
  'must be only “Remote” or only a place, because job search gets one of the two; explain more in the text',
)
  .trim()
  .min(1)
  .describe('“Remote”, or the place of work. Example: Madurai.');
