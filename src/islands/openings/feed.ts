import { isRecord } from '../../api/answer.ts';
import { jsonFeed } from '../../seo/feed-address.ts';

/** An opening as the search knows it. */
export interface Opening {
  readonly title: string;
  /** The address of its page on this site. */
  readonly href: string;
  readonly place: string;
  /** All that is searched, in small letters. */
  readonly text: string;
}

let loading: Promise<Opening[]> | undefined;

/**
 * All openings, from the site's own feed; asked for once, and again only after a failure.
 * @throws what fetch throws, or an Error when the answer is no feed.
 */
export const loadOpenings = () =>
  (loading ??= fetchOpenings().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

async function fetchOpenings(): Promise<Opening[]> {
  const answer = await fetch(jsonFeed);
  const feed: unknown = await answer.json();
  if (!isRecord(feed) || !Array.isArray(feed['items'])) throw new Error('the answer is no feed');
  return feed['items'].flatMap(openingOf);
}

/** The openings in which every word stands, at the place if one is named. */
export function matching(openings: readonly Opening[], words: string, place: string): Opening[] {
  const sought = words.toLowerCase().split(/\s+/);
  return openings.filter(
    (opening) => (!place || opening.place === place) && sought.every((word) => opening.text.includes(word)),
  );
}

function openingOf(item: unknown): Opening[] {
  if (!isRecord(item)) return [];
  const { title, url, content_text: summary, _opening: facts } = item;
  if (typeof title !== 'string' || typeof url !== 'string' || !isRecord(facts)) return [];
  const { location: place, experience } = facts;
  const text = [title, summary, place, experience].join(' ').toLowerCase();
  return [{ title, href: new URL(url).pathname, place: String(place), text }];
}
