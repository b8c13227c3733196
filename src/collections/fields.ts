import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { z } from 'astro/zod';

const words = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*';
const anchor = '#[a-z][a-z0-9-]*';

/** So long may an address be: a file of this name, with its ending, fits on every disk. */
const longest = 100;

const told = 'a slash, then letters A to Z, digits and single hyphens between them, no slash at the end';

/** An address on this site, in its exact letter case, with an optional anchor: `/products#aedan`. */
export const address = z
  .string()
  .regex(new RegExp(`^/(?:${words}(?:${anchor})?)?$`), `must be an address such as /about: ${told}`);

/** The address of a page; the names that the server and the further pages of openings have are not free. */
export const pagePath = z
  .string()
  .regex(new RegExp(`^/(?:${words})?$`), `must be an address such as /about: ${told}`)
  .max(longest, `must not be longer than ${longest} characters`)
  .regex(/^(?!\/index$)/i, 'is the name of the home page file, whose address is /; choose another one')
  .regex(/^(?!\/positions-\d+$)/i, 'is kept for the further pages of /positions; choose another one');

/** Where a product stands: an anchor on the products page. */
export const productPath = z
  .string()
  .regex(
    new RegExp(`^/products${anchor}$`),
    'must be an anchor on the products page, such as /products#aedan, in small letters',
  );

/** A line of text that is not empty. */
export const line = z.string().min(1);

/** Sentences, or none; `textarea` tells an editor to give them room. */
export const prose = z.string().meta({ format: 'textarea' });

/** One or more sentences. */
export const sentences = prose.min(1);

const dialled =
  "must be a number as it is dialled from abroad, in quotes, such as '+91 44 2345 6789': a plus, the country, digits and single spaces";

/** A telephone number that can be dialled from every country (ITU-T E.164); an empty text states none. */
export const telephone = z.string(dialled).regex(/^(\+[1-9]( ?\d){6,14})?$/, dialled);

/** A calendar day, written 2025-06-14. */
export const day = z.iso.date('must be a day written year-month-day, such as 2025-06-14');

/** The sign a card shows: one of the drawings in `src/drawings/signs/`, by the name of its file. */
export const sign = z
  .enum(
    readdirSync('src/drawings/signs').map((file) => parse(file).name),
    'must be the name of a drawing in src/drawings/signs/, without .svg',
  )
  .meta({ title: 'Drawn sign', description: 'Tells what it is about before its words do.' })
  .optional();

/** An absolute address that a visitor may be sent to. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://www.example.com',
});

/** Where a link leads: an address of this site, an anchor of the page, or another site, mailbox or phone. */
export const href = z.union(
  [address, z.string().regex(/^#[\w-]+$/), z.url({ protocol: /^(https?|mailto|tel)$/ })],
  'must be an address such as /about',
);
