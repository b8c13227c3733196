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

/** What is read of the site's own feed (`src/pages/openings.json.ts`). */
interface Feed {
  readonly items: readonly {
    readonly title: string;
    readonly url: string;
    readonly content_text: string;
    readonly _opening: { readonly location: string; readonly experience: string };
  }[];
}

let loading: Promise<Opening[]> | undefined;

/**
 * All openings, from the site's own feed; asked for once, and again only after a failure.
 * @throws whatever fetch says, or reading an answer that is no such feed
 */
export const loadOpenings = () =>
  (loading ??= fetchOpenings().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

async function fetchOpenings(): Promise<Opening[]> {
  const answer = await fetch(jsonFeed);
  const { items }: Feed = await answer.json();
  return items.map(({ title, url, content_text: summary, _opening: { location: place, experience } }) => ({
    title,
    href: new URL(url).pathname,
    place,
    text: [title, summary, place, experience].join(' ').toLowerCase(),
  }));
}

/** The openings in which every word stands, at the place if one is named. */
export function matching(openings: readonly Opening[], words: string, place: string): Opening[] {
  const sought = words.toLowerCase().split(/\s+/);
  return openings.filter(
    (opening) => (!place || opening.place === place) && sought.every((word) => opening.text.includes(word)),
  );
}
