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

/** No draft, a draft from this page, or one from an earlier page. */
export type DraftState = 'none' | 'kept' | 'restored';

const maxAgeMs = draftDays * 24 * 60 * 60 * 1000;

/**
 * Stores the text of a form as a draft, never a password or a file, and restores it into empty fields. A draft that is
 * expired or dated in the future is ignored.
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
  const clear = () => {
    if (storage) safely(() => window[storage].removeItem(key));
    setState('none');
  };
  const save = () => {
    if (!storage) return;
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    const draft = JSON.stringify({ savedAt: Date.now(), fields: texts });
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
    // Without a draft this parses `null`, which is JSON.
    const draft: unknown = storage && safely(() => JSON.parse(String(window[storage].getItem(key))));
    const { savedAt, fields: texts } = isRecord(draft) ? draft : {};
    const age = Date.now() - Number(savedAt);
    const kept = age >= 0 && age < maxAgeMs && isRecord(texts) ? texts : {};
    const early = inputs().filter(({ value, defaultValue }) => value !== defaultValue);
    for (const input of inputs()) {
      const text = kept[input.name];
      if (typeof text === 'string') input.value ||= text;
    }
    const restored = inputs().some(({ name, value }) => value && value === kept[name]);
    if (early.some(({ name, value }) => value !== kept[name])) save();
    else if (restored) setState('restored');
    else clear();
  };

  const onMount = useEffectEvent(restore);
  useEffect(() => whenActivated(() => onMount()), []);

  return { state, save, clear };
}
