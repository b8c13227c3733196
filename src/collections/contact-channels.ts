import { published, site, withoutScheme } from '../site.ts';

/** A telephone number as pages show it, with its link; nothing until the owner has stated it. */
function phoneNumber(name: string, number: string | undefined, link: string) {
  if (!number) return undefined;
  // Spaces that do not break keep it on one line.
  return { name, label: number.replaceAll(' ', '\u{a0}'), href: link + number.replace(/\D/g, '') };
}

/** The number to call (RFC 3966). */
export const telephone = phoneNumber('Telephone', site.telephone, 'tel:+');

/** The number to write to, as an address of WhatsApp's “click to chat”. */
export const whatsapp = phoneNumber('WhatsApp', site.whatsapp, 'https://wa.me/');

/** The numbers that are stated. */
export const phoneNumbers = [telephone, whatsapp].filter((number) => number !== undefined);

/** The ways to reach the company. A placeholder has neither link nor label. */
export const contactChannels = {
  website: { href: published.website, label: published.website && withoutScheme(published.website) },
  network: { href: published.network, label: published.network && site.network.label },
  office: { href: undefined, label: site.office },
  email: { href: `mailto:${site.email}`, label: site.email },
  telephone,
  whatsapp,
};
