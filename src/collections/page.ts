import { z } from 'astro/zod';
import { illustration, line, pagePath, prose, sign } from './fields.ts';
import { lead, link, pageFields, point } from './parts.ts';

/** The names of the blocks a page may have beside its body. */
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

const button = link.meta({ title: 'Button', description: 'A link with a label.' }).optional();

/** A block of a page. */
const block = z
  .strictObject({
    heading: line.describe('The heading of the block.'),
    text: prose.describe('One or two sentences under it.').optional(),
    points: z.array(point).describe('Short ones, shown as cards or steps.').optional(),
    action: button,
  })
  .describe('A part of the page, if the page shows one of this name.');

const card = z.strictObject({
  ...point.shape,
  sign,
  action: button,
  way: z
    .enum(['website', 'network', 'office', 'email', 'telephone', 'whatsapp'])
    .meta({ title: 'Way to reach us', description: 'On the contact page: the address that the card shows.' })
    .optional(),
});

/** A page of its own kind: home, about, the listings, the forms. */
export const page = z
  .strictObject({
    ...pageFields,
    aliases: z
      .array(pagePath)
      .meta({ title: 'Further addresses', description: 'They show the same page.' })
      .default([]),
    heading: line.describe('If it differs from the title.').optional(),
    eyebrow: line.meta({ title: 'Above the heading', description: 'A few words.' }).optional(),
    lead,
    illustration: illustration.describe('On the home page.').optional(),
    actions: z
      .array(link)
      .meta({ title: 'Buttons', description: 'Under the introduction; the first is the main one.' })
      .default([]),
    cards: z.array(card).describe('Such as mission, vision and values.').default([]),
    blocks: z.partialRecord(blocks, block).describe('The parts of the page beside its text.').default({}),
    form: z
      .boolean()
      .meta({ title: 'Has a form', description: 'Then its pattern is a band.' })
      .default(false),
    noindex: z
      .boolean()
      .meta({ title: 'Keep out of search', description: 'Asks search engines not to list the page.' })
      .default(false),
  })
  .meta({ title: 'Pages', description: 'Home, about, the listings, the forms.' });
