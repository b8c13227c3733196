import { atom, type ReadableAtom } from 'nanostores';
import { isRecord } from '../../json.ts';
import { draftDays } from '../../messages/apply.ts';
import { safely } from '../../safely.ts';
import type { Outcome } from '../form/outcome.ts';

/** The text of the application in local storage. */
export interface Draft {
  /** By the names of their fields. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** The query of the page on which the texts were typed. */
  readonly query: string;
  /** Almost everything was sent, and no response has come. */
  readonly mayHaveArrived: boolean;
}

interface DraftState {
  /** The stored draft. Undefined until this tab restores or saves one. */
  readonly draft?: Draft | undefined;
  /** The note that this tab shows, unless a warning replaces it (`draftNote`). */
  readonly note: 'none' | 'saved' | 'restored' | 'discarded';
}

const $current = atom<DraftState>({ note: 'none' });

/** The draft as this tab shows it. */
export const $draft: ReadableAtom<DraftState> = $current;

const key = 'application';
const maxAgeMs = draftDays * 86_400_000;

/** Undefined if there is none or it is too old. */
function storedDraft(): Draft | undefined {
  const draft: unknown = safely(() => JSON.parse(localStorage.getItem(key) ?? ''));
  const { savedAt, texts, query, mayHaveArrived } = isRecord(draft) ? draft : {};
  // A draft saved in the future (wrong clock) is kept.
  if (!isRecord(texts) || !(Date.now() - Number(savedAt) < maxAgeMs)) return undefined;
  return { texts, query: String(query), mayHaveArrived: mayHaveArrived === true };
}

const remove = () => safely(() => localStorage.removeItem(key));

/** Changes the stored draft, or removes it if it has no text. The storage may be full or denied. */
function write(change: Partial<Draft>) {
  const draft = { texts: {}, query: '', mayHaveArrived: false, ...storedDraft(), ...change };
  if (!Object.values(draft.texts).some(Boolean)) return remove();
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), ...draft }));
  } catch {
    // The previous draft would later replace newer text.
    remove();
  }
}

/** Loads the stored draft into `$draft`. Without one, the note is `none`. */
export function loadDraft(note: DraftState['note']): Draft | undefined {
  const draft = storedDraft();
  // It may have expired.
  if (!draft) remove();
  $current.set({ draft, note: draft ? note : 'none' });
  return draft;
}

/** Stores the text of the form. */
export function saveDraft(texts: Draft['texts'], query: string): void {
  write({ texts, query });
  // Read the draft back, because nothing is stored if the storage is full.
  loadDraft('saved');
}

/** Stores whether the application may have arrived. */
export function setMayHaveArrived(mayHaveArrived: boolean): void {
  write({ mayHaveArrived });
  refreshDraft();
}

/** Removes the draft: `none` after a success, `discarded` if the visitor asked for it. */
export function removeDraft(note: 'none' | 'discarded'): void {
  remove();
  $current.set({ note });
}

/** Loads the draft again, if this tab has one. */
export function refreshDraft(): void {
  const { draft, note } = $current.get();
  if (draft) loadDraft(note);
}

/**
 * The key of the note in `draftMessages`. During a submit, a warning is too early. After a submit, the outcome already says whether
 * the application arrived. An invalid form was not sent, so the warning stays.
 */
export function draftNote({ draft, note }: DraftState, busy: boolean, outcome?: Outcome) {
  const warns = draft?.mayHaveArrived && !busy && (!outcome || outcome.kind === 'invalid');
  return warns ? 'mayHaveArrived' : note;
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
