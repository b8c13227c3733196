import type { Site } from './site.ts';

/** Something that the owner or the host must change. */
export interface Finding {
  /** What was seen, and where. */
  readonly found: string;
  /** What to change, in a sentence. */
  readonly change: string;
}

/** Asks a site about one thing; gives what is wrong with it. */
export type Check = (site: Site) => Promise<readonly Finding[]> | readonly Finding[];

/**
 * What was seen at some addresses, as one finding; none when there is no address.
 * @param shown how many of them are named
 */
export function finding(found: string, addresses: readonly string[], change: string, shown = 2): Finding[] {
  if (addresses.length === 0) return [];
  const more = addresses.length > shown ? [`${addresses.length - shown} more`] : [];
  return [{ found: `${found}: ${[...addresses.slice(0, shown), ...more].join(', ')}`, change }];
}
