import { isRecord } from '../../json.ts';
import { draftDays } from '../../messages/apply.ts';
import { safely } from '../../safely.ts';

/** The text of the application in local storage. */
export interface Draft {
  /** By the names of their fields. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** The query of the page on which the texts were typed. */
  readonly query: string;
  /** Almost everything was sent, and no response has come. */
  readonly mayHaveArrived: boolean;
}

const key = 'application';
const maxAgeMs = draftDays * 86_400_000;

/** The stored draft; undefined if there is none or it is too old. */
export function readDraft(): Draft | undefined {
  const draft: unknown = safely(() => JSON.parse(localStorage.getItem(key) ?? ''));
  const { savedAt, texts, query, mayHaveArrived } = isRecord(draft) ? draft : {};
  // A draft saved in the future (wrong clock) is kept.
  if (!isRecord(texts) || !(Date.now() - Number(savedAt) < maxAgeMs)) return undefined;
  return { texts, query: String(query), mayHaveArrived: mayHaveArrived === true };
}

/** Changes the stored draft, or removes it if it has no text. The storage may be full or denied. */
export function updateDraft(change: Partial<Draft>): void {
  const draft = { texts: {}, query: '', mayHaveArrived: false, ...readDraft(), ...change };
  if (!Object.values(draft.texts).some(Boolean)) return removeDraft();
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), ...draft }));
  } catch {
    // The previous draft would later replace newer text.
    removeDraft();
  }
}

export function removeDraft(): void {
  safely(() => localStorage.removeItem(key));
}

/**
 * The text of a field after hydration. The first of these wins:
 *
 * 1. what the visitor typed before hydration, or the browser restored
 * 2. the position in the URL, if the draft belongs to another URL
 * 3. the draft
 * 4. the default value
 */
export function restoredText(
  { name, value, defaultValue }: Pick<HTMLInputElement, 'name' | 'value' | 'defaultValue'>,
  draft: Pick<Draft, 'texts' | 'query'> | undefined,
  query: string,
): string {
  const text = draft?.texts[name];
  const isReplaceable = value === '' || (value === defaultValue && draft?.query === query);
  return isReplaceable && typeof text === 'string' ? text : value;
}
