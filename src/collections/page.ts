import { z } from 'astro/zod';
import { icon, illustration, label, line, list, pagePath, prose } from './fields.ts';
import { lead, link, pageFields, point } from './parts.ts';

/** The names of blocks. A page shows only those that its file in `src/pages/` uses. */
const blocks = z.enum([
  'cards',
  'services',
  'products',
  'careers',
  'benefits',
  'kinds',
  'others',
  'resume',
  'steps',
  'closing',
  'none',
  'google',
  'whatsapp',
  'retention',
  'questions',
]);

const button = link.meta(label('Button', 'A text and where it leads.')).optional();

/** A block of a page. */
const block = z
  .strictObject({
    heading: line.describe('Two to six words.'),
    text: prose.describe('One or two sentences under the heading.').optional(),
    points: list(point, 0, label('Points', 'Shown as cards or steps.', 'Point')).optional(),
    action: button,
  })
  .describe('A part of the page. Only pages that already have this part show it.');

const card = z.strictObject({
  ...point.shape,
  icon,
  action: button,
  channel: z
    .enum(['website', 'network', 'office', 'email', 'telephone', 'whatsapp'])
    .meta(label('Contact channel', 'On the contact page only: what the card links to.'))
    .optional(),
});

const moreAddresses = label('Further addresses', 'They show the same page. Example: /home.', 'Address');

/** A page with its own layout in `src/pages/`: home, about, the listings, the forms. */
export const page = z.strictObject({
  ...pageFields,
  aliases: list(pagePath, 0, moreAddresses).default([]),
  heading: line.describe('Only if it differs from the title.').optional(),
  eyebrow: line.meta(label('Above the heading', 'A few words, on the home page only.')).optional(),
  lead,
  illustration: illustration.describe('The large drawing of the home page.').optional(),
  actions: list(link, 0, label('Buttons', 'Under the introduction, the main one first.', 'Button')).default(
    [],
  ),
  cards: list(card, 0, label('Cards', 'Example: mission, vision and values.', 'Card')).default([]),
  blocks: z
    .partialRecord(blocks, block)
    .meta(label('Parts of the page', 'Their headings and texts.'))
    .default({}),
  noindex: z
    .boolean()
    .meta(label('Hide from search', 'Asks search engines not to list the page.'))
    .default(false),
});
