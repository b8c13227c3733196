import { site } from '../site.ts';

/** A number of the company as pages show it; nothing until the owner has stated it. */
function numbered(name: string, number: string | undefined, link: string) {
  if (!number) return undefined;
  // A number is read as one, on one line.
  return { name, label: number.replaceAll(' ', '\u{a0}'), href: link + number.replace(/\D/g, '') };
}

/** The number that is dialled (RFC 3966). */
export const telephone = numbered('Telephone', site.telephone, 'tel:+');

/** The number to which one writes; the address is that of WhatsApp's “click to chat”, which takes digits alone. */
export const whatsapp = numbered('WhatsApp', site.whatsapp, 'https://wa.me/');

/** Both, as far as they are stated. */
export const numbers = [telephone, whatsapp].filter((number) => number !== undefined);
