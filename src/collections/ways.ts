import type { CollectionEntry } from 'astro:content';
import { published, site, withoutScheme } from '../site.ts';
import { ContentError } from './files.ts';
import { telephone, whatsapp } from './phone-numbers.ts';

/** The ways to reach the company, from `site.yaml`. A placeholder has neither link nor label. */
const ways = {
  website: { href: published.website, label: published.website && withoutScheme(published.website) },
  network: { href: published.network, label: published.network && site.network.label },
  office: { href: undefined, label: site.office },
  email: { href: `mailto:${site.email}`, label: site.email },
  telephone,
  whatsapp,
};

/**
 * The cards of the contact page, each with the way it shows; a number that is not stated has no card.
 * @throws ContentError if a card names no way
 */
export const contactCards = (page: CollectionEntry<'pages'>) =>
  page.data.cards.flatMap(({ title, text, way, sign }) => {
    if (!way) throw new ContentError(`${page.filePath}: the card "${title}" has no way to reach the company`);
    return ways[way] ? { title, text, sign, ...ways[way] } : [];
  });
