import type { CollectionEntry } from 'astro:content';
import type { Service, SoftwareApplication } from 'schema-dts';
import { absolute } from './absolute.ts';
import { companyId } from './company.ts';

type ServiceData = CollectionEntry<'services' | 'solutions'>['data'];
type Product = CollectionEntry<'products'>['data'];

const audience = (audienceType: string) => ({ '@type': 'Audience', audienceType }) as const;

/** A service or solution as structured data. Without a price there is no `offers`. */
export const service = ({ path, title, lead, audience: audienceType, offerings }: ServiceData): Service => ({
  '@type': 'Service',
  name: title,
  description: lead,
  url: absolute(path),
  provider: companyId,
  audience: audience(audienceType),
  serviceType: offerings.map((offering) => offering.title),
});

/** A product as structured data, without its features, to keep the products page within one round trip. */
export const software = (product: Product): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  name: product.title,
  description: product.summary,
  url: absolute(product.path),
  author: companyId,
  audience: product.audiences.map(audience),
});
