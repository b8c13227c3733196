import { isRecord } from '../../api/response.ts';
import { draftDays } from '../../fields/draft-days.ts';
import { safely } from '../../safely.ts';

/** The text of the application in local storage. */
export interface Draft {
  /** By the names of their fields. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** The query of the page they were typed on. */
  readonly query: string;
  /** It was sent, no response came, and it may have arrived. */
  readonly unanswered: boolean;
}

const key = 'application';
const maxAgeMs = draftDays * 24 * 60 * 60 * 1000;

/** The stored draft; undefined if there is none, and if it is too old. */
export function readDraft(): Draft | undefined {
  const draft: unknown = safely(() => JSON.parse(localStorage.getItem(key) ?? ''));
  const { savedAt, texts, query, unanswered } = isRecord(draft) ? draft : {};
  // One that was saved in the future (wrong clock) is kept.
  if (!isRecord(texts) || !(Date.now() - Number(savedAt) < maxAgeMs)) return undefined;
  return { texts, query: String(query), unanswered: unanswered === true };
}

/** Stores a draft if it has any text. The storage may be full or denied. */
export function writeDraft(draft: Draft): void {
  // In full storage, the previous draft would replace newer text.
  removeDraft();
  if (Object.values(draft.texts).some(Boolean))
    safely(() => localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), ...draft })));
}

export const removeDraft = () => safely(() => localStorage.removeItem(key));

/** Marks the stored draft as sent without a response, or removes the mark. */
export function markDraft(unanswered: boolean): void {
  const draft = readDraft();
  if (draft) writeDraft({ ...draft, unanswered });
}
