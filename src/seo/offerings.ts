import type { CollectionEntry } from 'astro:content';
import type { Service, SoftwareApplication } from 'schema-dts';
import { absolute } from './absolute.ts';
import { companyId } from './company.ts';

type Offer = CollectionEntry<'services' | 'solutions'>['data'];
type Product = CollectionEntry<'products'>['data'];

const audience = (audienceType: string) => ({ '@type': 'Audience', audienceType }) as const;

/** A service or solution page as what the company does for clients; it states no price, so there is no offer. */
export const service = ({ path, title, lead, audience: whom, offerings }: Offer): Service => ({
  '@type': 'Service',
  name: title,
  description: lead,
  url: absolute(path),
  provider: companyId,
  audience: audience(whom),
  serviceType: offerings.map((offering) => offering.title),
});

/** A product of the company, at its place on the products page; its features stay out of that page's 14,600 bytes. */
export const software = (product: Product): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  name: product.title,
  description: product.summary,
  url: absolute(product.path),
  author: companyId,
  audience: product.audiences.map(audience),
});
