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

/** What was seen at some addresses, as one finding; none when there is no address. */
export function finding(found: string, addresses: readonly string[], change: string): Finding[] {
  const [first, second, ...more] = addresses;
  if (first === undefined) return [];
  const named = [first, second, more.length > 0 ? `${more.length} more` : undefined];
  return [{ found: `${found}: ${named.filter(Boolean).join(', ')}`, change }];
}
