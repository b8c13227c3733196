import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { today } from '../dates.ts';
import { absolute } from '../seo/absolute.ts';
import { realAddresses } from '../site.ts';

const path = '/.well-known/security';

/** Days until the file expires. RFC 9116 recommends less than a year, and the site is built every day. */
const validDays = 180;

/**
 * No file while the mailbox is a sample value. This module is not in a folder `.well-known`, because tools skip hidden folders.
 */
export const getStaticPaths = () =>
  realAddresses.email ? [{ params: { security: path.slice(1) }, props: { email: realAddresses.email } }] : [];

/** Where to report a security problem (RFC 9116). */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { email } }) => {
  const expires = new Date(Date.parse(today()) + validDays * 86_400_000).toISOString();
  return new Response(
    `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${absolute(`${path}.txt`)}\n`,
  );
};
