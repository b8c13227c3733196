import { SITE_URL } from 'astro:env/server';
import { realAddresses, site } from './site.ts';

/** Name, label and link of a telephone number; undefined when `content/site.yaml` has none. */
function phoneNumber(name: string, number: string | undefined, link: string) {
  if (!number) return undefined;
  // No-break spaces keep the number on one line.
  return { name, label: number.replaceAll(' ', '\u{a0}'), href: link + number.replace(/\D/g, '') };
}

/** The number to call, linked as RFC 3966 defines. */
const telephone = phoneNumber('Telephone', site.telephone, 'tel:+');

/** The WhatsApp number, linked to WhatsApp's “click to chat”. */
export const whatsapp = phoneNumber('WhatsApp', site.whatsapp, 'https://wa.me/');

/** The numbers in `content/site.yaml`. */
export const phoneNumbers = [telephone, whatsapp].filter((number) => number !== undefined);

const mailbox = `mailto:${site.email}`;
const website = realAddresses.website ?? SITE_URL;

/**
 * How to reach the company, by channel. While `content/site.yaml` has sample values, SITE_URL replaces the website, and the mailbox
 * replaces the network.
 */
export const contactChannels = {
  website: { href: website, label: website?.replace(/^https?:\/\//, '') },
  network: {
    href: realAddresses.network ?? mailbox,
    label: realAddresses.network ? site.network.label : 'Email us for the link',
  },
  office: { href: undefined, label: site.office },
  email: { href: mailbox, label: site.email },
  telephone,
  whatsapp,
};
