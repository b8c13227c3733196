import { site } from '../site.ts';
import { howMany } from './count.ts';
import { openJobs } from './entries.ts';
import { interpolate } from './interpolate.ts';

/** “Five openings”, “One opening”. */
export const openings = (count: number) => `${howMany(count)} opening${count === 1 ? '' : 's'}`;

/** Where people look who may want to work here; not where they see the openings, or the form, already. */
const pages = ['/', '/careers', '/interns'];
const collections = ['jobs', 'internships'];

/**
 * The bar above a page, with `{openings}` counted; nothing when its text is empty, when it speaks of openings and none
 * is left, or when the page is none for applicants.
 */
export async function announcement(path: string, collection = '') {
  const said = site.announcement;
  if (!said?.text || !(pages.includes(path) || collections.includes(collection))) return undefined;
  const count = (await openJobs()).length;
  if (count === 0 && said.text.includes('{openings}')) return undefined;
  return { ...said, text: interpolate(said.text.replaceAll('{openings}', openings(count))) };
}
