import type { CollectionEntry } from 'astro:content';
import { ContentProblem } from '../content-files/problem.ts';
import { absolute } from '../seo/absolute.ts';
import { known, site, withoutScheme } from '../site.ts';
import { whereIn } from './entries.ts';
import { telephone, whatsapp } from './phone-numbers.ts';

// Until the owner states another website, it is this one.
const website = known.website ?? new URL(absolute('/')).origin;

/** The ways to reach the company, from `site.yaml`. */
const ways = {
  website: { href: website, label: withoutScheme(website) },
  network: { href: known.network, label: site.network.label },
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
