import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isRecord } from '../../api/response.ts';
import { draftDays } from '../../fields/draft-days.ts';
import { type FieldTable, isTextInput } from '../../fields/field-table.ts';
import { safely } from '../../safely.ts';
import { whenActivated } from '../when-activated.ts';

/** Where a draft is stored: in the tab (`sessionStorage`) or on the device. */
export interface Persistence {
  readonly key: string;
  readonly storage: 'sessionStorage' | 'localStorage';
}

/** No draft, a draft, or one from an earlier page whose file is missing. */
export type DraftState = 'none' | 'kept' | 'restored';

const maxAgeMs = draftDays * 24 * 60 * 60 * 1000;

/** The texts of a stored draft, none if it is old or dated in the future, and the query of the page they were typed on. */
function readDraft(stored: string | null | undefined) {
  // Without a draft this parses `null`, which is JSON.
  const draft: unknown = safely(() => JSON.parse(String(stored)));
  const { savedAt, query, fields } = isRecord(draft) ? draft : {};
  const age = Date.now() - Number(savedAt);
  return { query, texts: age >= 0 && age < maxAgeMs && isRecord(fields) ? fields : {} };
}

/**
 * Stores the text of a form as a draft, never a password or a file, and restores it. What was typed before hydration wins over
 * the draft, and the draft over what the query of the page fills in, unless that query is another one than that of the draft.
 * @returns the state of the draft, and functions that save and delete it
 */
export function usePersistedFields(
  form: RefObject<HTMLFormElement | null>,
  fields: FieldTable,
  persistence: Persistence | undefined,
) {
  const { key = '', storage } = persistence ?? {};
  const [state, setState] = useState<DraftState>('none');

  const inputs = () =>
    Object.entries(fields).flatMap(([name, spec]) => {
      const input = form.current?.elements.namedItem(name);
      return isTextInput(spec) && input instanceof HTMLInputElement ? input : [];
    });
  const stored = () => (storage ? safely(() => window[storage].getItem(key)) : undefined);
  const clear = () => {
    if (storage) safely(() => window[storage].removeItem(key));
    setState('none');
  };
  const save = () => {
    if (!storage) return;
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    const draft = JSON.stringify({ savedAt: Date.now(), query: location.search, fields: texts });
    const saved =
      Object.values(texts).some(Boolean) &&
      safely(() => {
        window[storage].setItem(key, draft);
        return true;
      });
    // In full storage, the previous draft would replace newer text.
    if (saved) setState('kept');
    else clear();
  };
  const restore = () => {
    const { query, texts } = readDraft(stored());
    const typed = inputs().filter(({ value, defaultValue }) => value !== defaultValue);
    for (const input of inputs()) {
      const text = texts[input.name];
      const isFree = input.value === '' || query === location.search;
      if (typeof text === 'string' && isFree && !typed.includes(input)) input.value = text;
    }
    const isNewer = typed.some(({ name, value }) => value !== texts[name]);
    const isRestored = inputs().some(({ name, value }) => value && value === texts[name]);
    // Chosen before hydration, or restored by Firefox.
    const hasFile = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length;
    if (isNewer) save();
    else if (isRestored) setState(hasFile ? 'kept' : 'restored');
    else clear();
  };
  /** Keeps the text of this tab when another one has deleted the draft. */
  const saveAgain = () => {
    if (state !== 'none' && stored() === null) save();
  };

  const onMount = useEffectEvent(restore);
  const onStorage = useEffectEvent(saveAgain);
  useEffect(() => {
    whenActivated(() => onMount());
    const controller = new AbortController();
    // After a return from the back/forward cache, `storage` events of other tabs may be missing.
    for (const type of ['storage', 'pageshow'])
      addEventListener(type, () => onStorage(), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return { state, save, clear };
}
