/** The address of the RSS feed of open positions. */
export const rssFeed = '/openings.xml';

/** The address of their JSON Feed, which the search of openings reads too. */
export const jsonFeed = '/openings.json';
