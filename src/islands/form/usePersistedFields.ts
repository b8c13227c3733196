import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isRecord } from '../../api/response.ts';
import { type FieldTable, isTextInput } from '../../fields/field-table.ts';
import { safely } from '../../safely.ts';

/** Where text is kept: in the tab, or on the device. */
export type StorageName = 'sessionStorage' | 'localStorage';

/** What is kept of a form: nothing, text of this page, or text of an earlier page. */
export type DraftState = 'none' | 'kept' | 'restored';

/** How long text is kept after its last change. */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps the text of a form, never a password or a file, and restores it into fields that are still empty. Emptying the
 * form deletes it. A draft that is expired or dated in the future is ignored.
 * @param key in the storage
 * @param storage without it nothing is kept
 * @returns what is kept, and a function that deletes it
 */
export function usePersistedFields(
  form: RefObject<HTMLFormElement | null>,
  fields: FieldTable,
  key: string,
  storage: StorageName | undefined,
) {
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
    const values = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    const draft = JSON.stringify({ savedAt: Date.now(), values });
    const saved =
      Object.values(values).some(Boolean) &&
      safely(() => {
        window[storage].setItem(key, draft);
        return true;
      });
    // In full storage the previous draft must not come back in place of newer text.
    if (saved) setState('kept');
    else clear();
  };
  const restore = () => {
    const draft: unknown = storage && safely(() => JSON.parse(window[storage].getItem(key) ?? ''));
    const { savedAt, values } = isRecord(draft) ? draft : {};
    const age = Date.now() - Number(savedAt);
    const kept = age >= 0 && age < lifetimeMs && isRecord(values) ? values : {};
    const early = inputs().filter(({ value, defaultValue }) => value !== defaultValue);
    for (const input of inputs()) input.value ||= String(kept[input.name] ?? '');
    const restored = inputs().some(({ name, value }) => value && value === kept[name]);
    if (early.some(({ name, value }) => value !== kept[name])) save();
    else if (restored) setState('restored');
    else clear();
  };

  const onMount = useEffectEvent(restore);
  const onInput = useEffectEvent(save);
  const onReset = useEffectEvent(clear);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    onMount();
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('input', () => onInput(), { signal });
    element.addEventListener('reset', () => onReset(), { signal });
    return () => controller.abort();
  }, [form]);

  return { state, clear };
}
