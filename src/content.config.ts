import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { markdown } from './collections/loader.ts';
import { howToApply } from './collections/open.ts';
import { link, listedFields, offerFields, pageFields, point, scene } from './collections/parts.ts';
import { day, pagePath, productPath, sign } from './content-files/fields.ts';

/** What the company does for clients: one page each. */
const service = z.strictObject({
  ...offerFields,
  /** Where it is listed: the four everyday cards, the engineering disciplines, or neither. */
  group: z.enum(['everyday', 'discipline', 'other']),
});

/** The five solution lines. */
const solution = z.strictObject({
  ...offerFields,
  /** Its row of the table that compares the lines, beside the audience: a few words each. */
  compare: z.strictObject({
    /** What the client gets. */
    gets: z.string().min(1),
    /** How it is booked. */
    booking: z.string().min(1),
    /** What is needed from the client. */
    needs: z.string().min(1),
  }),
});

/** The company's own products; their address is an anchor on the products page. */
const product = z.strictObject({
  ...listedFields,
  path: productPath,
  /** For whom it is: two or three words each. */
  audiences: z.array(z.string().min(1)).min(1),
  /** What it does for them. */
  features: z.array(point).min(2),
  /** The drawing beside its words; without one the product shows its kolam. */
  scene: scene.optional(),
});

/** An opening; one file here is a row of the table, a card, a page and a suggestion in the form. */
const job = z
  .strictObject({
    ...listedFields,
    /** What a shortened title stands for, shown beside it: Backend. */
    area: z.string().min(1).optional(),
    /** Where the work is done. */
    location: z.string().min(1),
    /** The day it was posted; shown as 14/6/2025. */
    postedOn: day,
    /** Who may apply, as the table states it. */
    experience: z.string().min(1),
    /** How many people are sought. */
    vacancies: z.number().int().positive(),
    /** Whether it can be applied for; a closed one keeps its page and leaves every list. */
    status: z.enum(['open', 'closed']).default('open'),
    /** The last day to apply, in the company's time zone; the opening closes by itself after it. */
    validThrough: day.optional(),
    /** The kind of employment, as schema.org/employmentType names it to job search. */
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])
      .optional(),
  })
  .refine(({ postedOn, validThrough }) => !validThrough || validThrough >= postedOn, {
    path: ['validThrough'],
    error: 'must not be before postedOn',
  });

/** An internship track, with its terms. */
const internship = z.strictObject({
  ...listedFields,
  /** Tells for whom it is before its words do. */
  sign,
  /** The kind of intern, as the interns page names it. */
  kind: z.string().min(1),
  /** The introduction under the heading. */
  lead: z.string().min(1),
  /** The hours a day, in words. */
  hours: z.string().min(1),
  /** What happens between “I’m interested” and the first day, step by step. */
  steps: z.array(point).min(2),
  /** What somebody agrees to by ticking the box. */
  terms: z.array(z.string().min(1)).min(1),
  /** Whether the box must be ticked to apply. */
  termsRequired: z.boolean(),
});

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
  'counting',
  'retention',
  'questions',
]);

/** A block of a page: its heading, its words, its points and where it leads. */
const block = z.strictObject({
  /** The heading of the block. */
  heading: z.string().min(1),
  /** One or two sentences under it. */
  text: z.string().optional(),
  /** Short points, shown as cards or steps. */
  points: z.array(point).optional(),
  /** Where the block leads. */
  action: link.optional(),
});

/** A page of its own kind: home, about, the listings, the forms. */
const page = z.strictObject({
  ...pageFields,
  /** Further addresses that answer with the same page; the canonical one is `path`. */
  aliases: z.array(pagePath).default([]),
  /** The heading on top, where it differs from the title. */
  heading: z.string().min(1).optional(),
  /** A few words above the heading. */
  eyebrow: z.string().min(1).optional(),
  /** The introduction under the heading. */
  lead: z.string().min(1),
  /** The drawing of the home page. */
  scene: scene.optional(),
  /** Buttons under the introduction; the first is the main one. */
  actions: z.array(link).default([]),
  /** Cards, such as mission, vision and values. */
  cards: z
    .array(
      z.strictObject({
        ...point.shape,
        /** Tells what it is about before its words do. */
        sign,
        /** Where the card leads. */
        action: link.optional(),
        /** On the contact page: which address of `site.yaml` the card shows. */
        way: z.enum(['website', 'network', 'office', 'email']).optional(),
      }),
    )
    .default([]),
  /** The blocks of the page, by name. */
  blocks: z.partialRecord(blocks, block).default({}),
  /** A form stands on it: its kolam is a long band. */
  form: z.boolean().default(false),
  /** Search engines are asked not to list the page. */
  noindex: z.boolean().default(false),
});

/** What each folder of `content/` holds, by its name. */
export const kinds = {
  services: { schema: service },
  solutions: { schema: solution },
  products: { schema: product },
  jobs: { schema: job, headings: [howToApply] },
  internships: { schema: internship },
  pages: { schema: page },
};

const collection = <T extends z.ZodType<Record<string, unknown>>>({ schema }: { schema: T }) =>
  defineCollection({ loader: markdown(kinds), schema });

/** The collections by name; each has the folder of its name in `content/`. */
export const collections = {
  services: collection(kinds.services),
  solutions: collection(kinds.solutions),
  products: collection(kinds.products),
  jobs: collection(kinds.jobs),
  internships: collection(kinds.internships),
  pages: collection(kinds.pages),
};
