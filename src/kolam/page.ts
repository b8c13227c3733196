import type { CollectionKey } from 'astro:content';
import { collectionAt } from '../navigation.ts';
import { type Kolam, kolam, type OutlineName } from './kolam.ts';

/** What a page knows of itself that decides its kolam. */
export interface Page {
  /** Its address, from which its kolam is drawn. */
  readonly path: string;
  /** A form stands on it. */
  readonly form?: boolean | undefined;
}

/** The outline by which a visitor tells what a page is about: an offer, a product, an opening. */
const outlines: Readonly<Record<string, OutlineName>> = {
  services: 'diamond',
  solutions: 'star',
  products: 'lotus',
  jobs: 'gate',
  internships: 'gate',
} satisfies Partial<Record<CollectionKey, OutlineName>>;

/**
 * Draws the kolam of a page; no other page has the same.
 * @param collection the page comes from, unless it is one of its own kind
 */
export const kolamOf = (page: Page, collection?: string): Kolam =>
  kolam(page.path, outlineOf(page, collection), page.path === '/404');

function outlineOf({ path, form }: Page, collection = ''): OutlineName {
  if (form) return 'band';
  return outlines[collection] ?? outlines[collectionAt(path) ?? ''] ?? 'round';
}
