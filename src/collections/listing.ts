import type { CollectionEntry } from 'astro:content';
import { openJobs } from './entries.ts';

/** Up to so many openings stand on one page; with more it would not arrive in one round trip. */
const mostOnOnePage = 40;

/** Beyond that, so many stand on each. */
const perPage = 25;

/** One page of the list of openings. */
export interface ListingPage {
  /** Counts from 1. */
  readonly number: number;
  /** The addresses of all pages, in order. */
  readonly paths: readonly string[];
  readonly jobs: CollectionEntry<'jobs'>[];
  /** The place of its first opening among all, from 1. */
  readonly first: number;
  /** How many openings there are on all pages. */
  readonly total: number;
  /** The places of all openings, each once, in the order of the alphabet. */
  readonly places: readonly string[];
}

/** The open positions page by page: /positions, /positions-2 and so on. There is always a first page. */
export async function listingPages(): Promise<ListingPage[]> {
  const jobs = await openJobs();
  const size = jobs.length > mostOnOnePage ? perPage : mostOnOnePage;
  const count = Math.max(1, Math.ceil(jobs.length / size));
  const paths = Array.from({ length: count }, (_, i) => (i === 0 ? '/positions' : `/positions-${i + 1}`));
  const places = [...new Set(jobs.map(({ data }) => data.location))].sort();
  return paths.map((_, index) => ({
    number: index + 1,
    paths,
    jobs: jobs.slice(index * size, (index + 1) * size),
    first: index * size + 1,
    total: jobs.length,
    places,
  }));
}
