import { z } from 'astro/zod';
import { day, href, pagePath, sign } from '../content-files/fields.ts';

/** A link or button: its words and where it leads. */
export const link = z.strictObject({
  /** What the visitor reads. */
  label: z.string().min(1),
  /** Where it leads: an address of this site, or an absolute one. */
  href,
});

/** A short point with a heading of its own. */
export const point = z.strictObject({
  /** Two to five words. */
  title: z.string().min(1),
  /** One or two sentences. */
  text: z.string().min(1),
});

/** A drawing in the line of the kolam. */
export const scene = z.strictObject({
  /** Which of the drawings in `src/drawings/`. */
  drawing: z.enum(['home', 'syllabus', 'gopuram', 'machine']),
  /** What there is to see, for those who cannot see it. */
  alt: z.string().min(1),
});

/** What every page states about itself. */
export const pageFields = {
  /** The address of the page, in its exact letter case. */
  path: pagePath,
  /** The page's name: in the browser's tab, in search results and, unless `heading` says otherwise, on top. */
  title: z.string().min(1).max(60),
  /** What search results and previews say about the page: one or two sentences, 50 to 160 characters. */
  description: z.string().min(50).max(160),
  /** The day the words were last changed in earnest; tells search engines. */
  updated: day.optional(),
};

/** What everything that is listed on another page states. */
export const listedFields = {
  ...pageFields,
  /** Where it stands in its list: lower comes first. */
  order: z.number().int(),
  /** One or two sentences for its card. */
  summary: z.string().min(1),
};

/** The fields that service and solution pages share. */
export const offerFields = {
  ...listedFields,
  /** Tells what it is before its words do. */
  sign,
  /** The introduction under the heading. */
  lead: z.string().min(1),
  /** For whom it is, in a few words. */
  audience: z.string().min(1),
  /** What is offered. */
  offerings: z.array(point).min(3),
  /** Well-known tools and technologies of the trade, as examples. */
  tools: z.array(z.string().min(1)).min(1),
  /** More lists that belong on the page, such as training areas. */
  lists: z
    .array(
      z.strictObject({
        /** What the list holds. */
        heading: z.string().min(1),
        /** A sentence before the list. */
        text: z.string().optional(),
        /** The entries, a few words each. */
        items: z.array(z.string().min(1)).min(1),
      }),
    )
    .default([]),
  /** The reasons under “Why choose us”. */
  why: z.array(point).min(2),
  /** The call to get in touch at the end. */
  closing: point,
};
