import { z } from 'astro/zod';
import { label, line, list, prose, sentences } from './fields.ts';
import { lead, link, pageFields, point } from './parts.ts';

const heading = line.describe('Two to six words.');
const text = prose.describe('One or two sentences under the heading.').optional();

/** A button under a text. */
export const action = link.meta(label('Button', 'A text and where it leads.')).optional();

/** The introduction of a page: `header` has buttons, the card of a form has none. */
export const formHeader = { heading: line.describe('Only if it differs from the title.').optional(), lead };
const buttons = label('Buttons', 'Under the introduction; the first is the main one.', 'Button');
export const header = { ...formHeader, actions: list(link, 0, buttons).default([]) };

/** A part of the page with a heading and these fields. */
export const headed = <Fields extends z.ZodRawShape>(title: string, hint: string, fields: Fields) =>
  z.strictObject({ heading, ...fields }).meta(label(title, hint));

/** A heading and a text. */
export const paragraph = (title: string, hint: string) =>
  headed(title, hint, { text: sentences.describe('One or more sentences.') });

/** A heading and perhaps a text, above what the page lists. */
export const section = (title: string, hint: string) => headed(title, hint, { text });

/** A section with points, which the page shows as cards or steps. */
export const points = (title: string, hint: string, item: string) =>
  headed(title, hint, { text, points: list(point, 1, label(`${item}s`, 'At least one.', item)) });

/** What the visitor can do next. */
export const callToAction = (title: string, hint: string) => headed(title, hint, { text, action });

export const closing = callToAction(
  'Closing band: question, sentence',
  'Without a button it leads to the contact page.',
);

const hidden = label('Hide from search', 'Asks search engines not to list the page.');
const noindex = z.boolean().meta(hidden).default(false);
const fixed = label('Address of the page', 'It does not change.');

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
    .strictObject({ ...pageFields, path: z.literal(path, `must be ${path}`).meta(fixed), ...parts, noindex })
    .meta({ title });
