import { isRecord } from '../../api/response.ts';
import { draftDays } from '../../fields/draft-days.ts';
import { safely } from '../../safely.ts';

/** What the visitor reads about the draft (`messages/apply.ts`). */
export type DraftState =
  /** Nothing is stored: nothing was typed, or the form was sent. */
  | 'none'
  /** Stored, and the visitor need not choose the file again: typed on this page, or the file or the only text is there already. */
  | 'kept'
  /** From an earlier page. The file is missing. */
  | 'restored'
  /** As `restored`, but a request with this draft got no response. */
  | 'sent'
  /** None, since the visitor pressed Discard. */
  | 'discarded'
  /** Text without a draft, which was removed in another tab, has expired, or was removed before the browser restored the text. */
  | 'removed';

/** The text of a form in local storage. */
interface Draft {
  /** By the names of their fields. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** The query of the page they were typed on. */
  readonly query: string;
  /** Whether a request with this draft has no response, so that it may have arrived. */
  readonly sent: boolean;
}

const maxAgeMs = draftDays * 24 * 60 * 60 * 1000;

/** A draft of now, as text for the storage. */
export const serializeDraft = ({ texts, query, sent }: Draft): string =>
  JSON.stringify({ savedAt: Date.now(), query, fields: texts, sent });

/** The draft in a stored text; undefined if there is none, and if it is old or blank. `isFuture`: its date is to come. */
export function parseDraft(stored: string | null | undefined): (Draft & { isFuture: boolean }) | undefined {
  // Without a draft this parses `null`, which is JSON.
  const draft: unknown = safely(() => JSON.parse(String(stored)));
  const { savedAt, query, fields: texts, sent } = isRecord(draft) ? draft : {};
  const age = Date.now() - Number(savedAt);
  // A draft that is dated in the future, by a clock that was wrong, counts as new.
  if (!(age < maxAgeMs) || !isRecord(texts) || !Object.values(texts).some(Boolean)) return undefined;
  return { texts, query: String(query), sent: sent === true, isFuture: age < 0 };
}

/** Whether the browser may have filled in the form with the text of an earlier visit. */
export const isRevisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /reload|back/.test(entry.type));
