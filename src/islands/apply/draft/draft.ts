import { atom, type ReadableAtom } from 'nanostores';
import { read, removeAll, write } from './storage.ts';
import { announce, listen } from './tabs.ts';

/** What the page may say of the draft. */
export type DraftState =
  /** Nothing is kept, or the browser refuses to. */
  | 'none'
  | 'kept'
  /** A file is on its way into the draft. */
  | 'saving'
  /** It was found when the page was opened. */
  | 'restored'
  /** The words are kept, but there is no room for the file. */
  | 'wordsOnly'
  /** Another tab sent or discarded it. */
  | 'gone';

const $state = atom<DraftState>('none');

/** What is kept of the application on this device: only what is known to be there. */
export const $draft: ReadableAtom<DraftState> = $state;

/** What is kept, by field; empty when there is no draft. */
export const readDraft = (): Promise<FormData> => read().catch(() => new FormData());

/** The file that was chosen for this field; nothing when there is none in the draft. */
export async function draftFile(field: string): Promise<File | undefined> {
  const file = (await readDraft()).get(field);
  return file instanceof File ? file : undefined;
}

/** A part of the draft was put back into the form. */
export const markRestored = (): void => $state.set('restored');

/** A file is read, and kept by `keepFile` afterwards: until then the draft is not said to be kept. */
export const markSaving = (): void => $state.set('saving');

/** Updates the state to whether anything is kept; where it says more already, only a file that is `settled` changes that. */
async function update(settled = false): Promise<void> {
  const some = [...(await readDraft())].length > 0;
  const state = $state.get();
  if (some && (settled || state === 'none' || state === 'gone')) $state.set('kept');
  if (!some && state !== 'gone') $state.set('none');
}

/** Keeps what was typed; where nothing is left of it, forgets the field. */
export async function keepWord(field: string, value: string): Promise<void> {
  try {
    await write(field, value);
    announce(field);
    await update();
  } catch {
    // What was kept before must not come back in place of what was typed since.
    await removeAll().catch(() => undefined);
    $state.set('none');
  }
}

/** Keeps the file that was chosen; without one, forgets the file of the draft. */
export async function keepFile(field: string, file: File | undefined): Promise<void> {
  try {
    await write(field, file);
    announce(field);
    const state = $state.get();
    await update(state === 'saving' || state === 'wordsOnly');
  } catch {
    // The file that was chosen before must not come back in place of this one.
    await write(field).catch(() => undefined);
    await update();
    if ($state.get() !== 'none') $state.set('wordsOnly');
  }
}

/** Calls back with the field of the draft that another tab changed, or without one when the draft is gone. */
export function sync(onChange: (field: string | undefined) => void, signal: AbortSignal): void {
  listen((field) => {
    if (field !== undefined) void update();
    onChange(field);
  }, signal);
}

/** Forgets the draft: it was sent or discarded, here or in another tab. */
export async function forget(where: 'here' | 'elsewhere' = 'here'): Promise<void> {
  const known = $state.get() !== 'none';
  $state.set(where === 'elsewhere' && known ? 'gone' : 'none');
  if (where === 'elsewhere') return;
  await removeAll().catch(() => undefined);
  // A change may have been kept meanwhile.
  await update();
  announce();
}
