import type { Organization, WebSite } from 'schema-dts';
import { whatsapp } from '../contact-channels.ts';
import { realAddresses, site } from '../site.ts';
import { absolute } from './absolute.ts';

const home = absolute('/');

/** A reference to the company from other structured data. */
export const companyId = { '@id': `${home}#company` };

const otherUrls = [realAddresses.website, realAddresses.network].filter((url) => url !== undefined);

/** The company as structured data, part of every page. */
export const organization: Organization = {
  '@type': 'Organization',
  ...companyId,
  name: site.name,
  url: home,
  email: site.email,
  ...(site.telephone && { telephone: site.telephone }),
  ...(whatsapp && {
    contactPoint: { '@type': 'ContactPoint', contactType: whatsapp.name, url: whatsapp.href },
  }),
  ...(site.registration && { identifier: site.registration }),
  ...(otherUrls.length > 0 && { sameAs: otherUrls }),
};

/** The website as structured data, for the home page only, where search engines read it. */
export const website: WebSite = {
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name: site.name,
  url: home,
  inLanguage: 'en',
  publisher: companyId,
};
