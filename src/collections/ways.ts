import type { CollectionEntry } from 'astro:content';
import { ContentProblem } from '../content-files/problem.ts';
import { known, site, withoutScheme } from '../site.ts';
import { whereIn } from './entries.ts';
import { telephone, whatsapp } from './phone-numbers.ts';

/** The ways to reach the company, from `site.yaml`. A placeholder has neither link nor label. */
const ways = {
  website: { href: known.website, label: known.website && withoutScheme(known.website) },
  network: { href: known.network, label: known.network && site.network.label },
  office: { href: undefined, label: site.office },
  email: { href: `mailto:${site.email}`, label: site.email },
  telephone,
  whatsapp,
};

/**
 * The cards of the contact page, each with the way it shows; a number that is not stated has no card.
 * @throws ContentProblem when a card names no way
 */
export const contactCards = (page: CollectionEntry<'pages'>) =>
  page.data.cards.flatMap(({ title, text, way, sign }, index) => {
    const field = ['cards', String(index), 'way'];
    if (!way) throw new ContentProblem(`${whereIn(page, field)}: is missing, and the page shows it`);
    return ways[way] ? { title, text, sign, ...ways[way] } : [];
  });
