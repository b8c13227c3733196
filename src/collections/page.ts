import { z } from 'astro/zod';
import { line, pagePath, prose, sentences, sign } from './fields.ts';
import { illustration, link, pageFields, point } from './parts.ts';

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

/** A block of a page: its heading, its words, its points and where it leads. */
const block = z
  .strictObject({
    heading: line.describe('Stands on top of the block.'),
    text: prose.describe('One or two sentences under it.').optional(),
    points: z.array(point).describe('Short ones, shown as cards or steps.').optional(),
    action: link.meta({ title: 'Button', description: 'Where the block leads.' }).optional(),
  })
  .describe('A part of the page, where the page shows one of this name.');

/** A page of its own kind: home, about, the listings, the forms. */
export const page = z
  .strictObject({
    ...pageFields,
    aliases: z
      .array(pagePath)
      .meta({ title: 'Further addresses', description: 'They answer with the same page.' })
      .default([]),
    heading: line.describe('Stands on top, where it differs from the title.').optional(),
    eyebrow: line.meta({ title: 'Above the heading', description: 'A few words.' }).optional(),
    lead: sentences.meta({ title: 'Introduction', description: 'Stands under the heading.' }),
    illustration: illustration.describe('That of the home page.').optional(),
    actions: z
      .array(link)
      .meta({ title: 'Buttons', description: 'Under the introduction; the first is the main one.' })
      .default([]),
    cards: z
      .array(
        z.strictObject({
          ...point.shape,
          sign,
          action: link.meta({ title: 'Button', description: 'Where the card leads.' }).optional(),
          way: z
            .enum(['website', 'network', 'office', 'email', 'telephone', 'whatsapp'])
            .meta({
              title: 'Way to reach us',
              description: 'On the contact page: which address of the company the card shows.',
            })
            .optional(),
        }),
      )
      .describe('Such as mission, vision and values.')
      .default([]),
    blocks: z
      .partialRecord(blocks, block)
      .describe('The parts of the page beside its text, by name.')
      .default({}),
    form: z
      .boolean()
      .meta({ title: 'Has a form', description: 'Then its pattern is a long band.' })
      .default(false),
    noindex: z
      .boolean()
      .meta({ title: 'Keep out of search', description: 'Search engines are asked not to list the page.' })
      .default(false),
  })
  .meta({ title: 'Pages', description: 'Home, about, the listings, the forms.' });
