import { isRecord } from '../../api/response.ts';
import { draftDays } from '../../fields/draft-days.ts';
import { safely } from '../../safely.ts';

/** What the visitor reads about the draft (`messages/apply.ts`). */
export type DraftState =
  /** Nothing is stored: nothing was typed, the form was sent, or the storage is full or denied. */
  | 'none'
  /** Stored, and there is nothing else to say of it. */
  | 'kept'
  /** From an earlier page. The file is missing. */
  | 'restored'
  /** Stored, and a request with it, of this tab or another one, has no response so far. */
  | 'unanswered'
  /** None, since the visitor pressed Discard. */
  | 'discarded'
  /** Text without a draft, which was removed in another tab, has expired, or was removed before the browser restored the text. */
  | 'removed';

/** Whether a draft is stored in this state. */
export const isStored = (state: DraftState): boolean => !['none', 'discarded', 'removed'].includes(state);

/** The text of a form in local storage. */
export interface Draft {
  /** By the names of their fields. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** The query of the page they were typed on. */
  readonly query: string;
  /** The ids of requests that have no response so far, so that they may have arrived. */
  readonly unanswered: readonly string[];
}

const maxAgeMs = draftDays * 24 * 60 * 60 * 1000;

/** A draft of now, as text for the storage. */
export const serializeDraft = ({ texts, query, unanswered }: Draft): string =>
  JSON.stringify({ savedAt: Date.now(), texts, query, unanswered });

/** The draft in a stored text; undefined if there is none, and if it is old or blank. `isFuture`: its date is to come. */
export function parseDraft(stored: string | null | undefined): (Draft & { isFuture: boolean }) | undefined {
  const draft: unknown = safely(() => JSON.parse(String(stored)));
  const { savedAt, texts, query, unanswered } = isRecord(draft) ? draft : {};
  const age = Date.now() - Number(savedAt);
  // A draft that is dated in the future, by a clock that was wrong, counts as new.
  if (!(age < maxAgeMs) || !isRecord(texts) || !Object.values(texts).some(Boolean)) return undefined;
  const ids: unknown[] = Array.isArray(unanswered) ? unanswered : [];
  return { texts, query: String(query), unanswered: ids.map(String), isFuture: age < 0 };
}

/** What a page finds at its start. */
interface PageStart {
  readonly draft: Draft | undefined;
  /** Whether the fields have text that differs from the draft: typed before hydration, or restored by the browser. */
  readonly differs: boolean;
  /** Whether the browser may have filled in the form with the text of an earlier visit. */
  readonly isRevisit: boolean;
  /** Whether a field has the text of the draft. */
  readonly isRestored: boolean;
  /** Whether a file was chosen before hydration, or restored by the browser. */
  readonly hasFile: boolean;
}

/** The first state of a page. `save`: its text becomes the draft. */
export function stateAtStart(found: PageStart): DraftState | 'save' {
  const { draft, differs, isRevisit, isRestored, hasFile } = found;
  // On a revisit, the text may be that of a draft that was removed.
  if (!draft) return !differs ? 'none' : isRevisit ? 'removed' : 'save';
  if (differs) return 'save';
  if (draft.unanswered.length > 0) return 'unanswered';
  // If the query filled in the only field of the draft, nothing was restored.
  return hasFile || !isRestored ? 'kept' : 'restored';
}

/** Whether the browser may have filled in the form with the text of an earlier visit. */
export const isRevisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /reload|back/.test(entry.type));
