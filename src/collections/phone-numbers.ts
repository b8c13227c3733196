import { site } from '../site.ts';

/** A telephone number of the company as pages show it, with its link; nothing until the owner has stated it. */
function phoneNumber(name: string, number: string | undefined, link: string) {
  if (!number) return undefined;
  // Spaces that do not break keep it on one line.
  return { name, label: number.replaceAll(' ', '\u{a0}'), href: link + number.replace(/\D/g, '') };
}

/** The number that is dialled (RFC 3966). */
export const telephone = phoneNumber('Telephone', site.telephone, 'tel:+');

/** The number to which one writes; the address is that of WhatsApp's “click to chat”, which takes digits alone. */
export const whatsapp = phoneNumber('WhatsApp', site.whatsapp, 'https://wa.me/');

/** Both, as far as they are stated. */
export const phoneNumbers = [telephone, whatsapp].filter((number) => number !== undefined);
