import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FieldTable, isTextInput } from '../../fields/field-table.ts';
import { safely } from '../../safely.ts';
import { whenActivated } from '../when-activated.ts';
import { type Draft, type DraftState, isRevisit, parseDraft, serializeDraft } from './draft.ts';

/**
 * Stores the text of a form as a draft in local storage, never a password or a file, and restores it. What was typed before
 * hydration wins over the draft, and the draft over what the query of the page fills in, unless that query is another one than
 * that of the draft. A draft that was removed, here or in another tab, is written again only when the visitor types.
 * @param key of the draft; without it there is none
 * @param isAwaited whether a request is sent to its last byte, and its response has not come yet
 * @param isUnanswered whether no response came to the last request, which may have arrived
 * @returns the state of the draft, and functions that save and remove it
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  fields: FieldTable,
  key: string | undefined,
  isAwaited: boolean,
  isUnanswered: boolean,
) {
  const [state, setState] = useState<DraftState>('none');

  const inputs = () =>
    Object.entries(fields).flatMap(([name, spec]) => {
      const input = form.current?.elements.namedItem(name);
      return isTextInput(spec) && input instanceof HTMLInputElement ? input : [];
    });
  const read = () => (key ? parseDraft(safely(() => localStorage.getItem(key))) : undefined);
  const write = (draft: Draft) =>
    key &&
    safely(() => {
      localStorage.setItem(key, serializeDraft(draft));
      return true;
    });
  const remove = (next: DraftState = 'none') => {
    if (key) safely(() => localStorage.removeItem(key));
    setState(next);
  };
  const save = () => {
    if (!key) return;
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    const unanswered = read()?.unanswered === true;
    const saved = Object.values(texts).some(Boolean) && write({ texts, query: location.search, unanswered });
    // In full storage, the previous draft would replace newer text.
    if (saved) setState(unanswered ? 'unanswered' : 'kept');
    else remove();
  };
  const restore = () => {
    const draft = read();
    const texts = draft?.texts ?? {};
    // Before hydration, or in an earlier visit whose text the browser restored.
    const typed = inputs().filter(({ value, defaultValue }) => value !== defaultValue);
    for (const input of inputs().filter((each) => !typed.includes(each))) {
      const text = texts[input.name];
      // A value here is from the query of the page.
      if (typeof text === 'string' && (input.value === '' || draft?.query === location.search))
        input.value = text;
    }
    const isNewer = typed.some(({ name, value }) => value !== texts[name]);
    if (!draft && !isNewer) return remove();
    // The browser filled in the text of a draft that was removed.
    if (!draft && isRevisit()) return remove('removed');
    if (!draft || isNewer) return save();
    // Corrects its date.
    if (draft.isFuture) save();
    const isRestored = inputs().some(({ name, value }) => value && value === texts[name]);
    // Chosen before hydration, or restored by Firefox.
    const hasFile = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length;
    // If the query filled in the only field of the draft, nothing was restored.
    setState(draft.unanswered ? 'unanswered' : hasFile || !isRestored ? 'kept' : 'restored');
  };
  const onMount = useEffectEvent(restore);
  const onStoredElsewhere = useEffectEvent(() => {
    const draft = read();
    if (!draft && state !== 'none' && state !== 'discarded') setState('removed');
    // A response came to the request of the other tab.
    if (draft?.unanswered === false && state === 'unanswered') setState('kept');
  });
  useEffect(() => {
    if (!key) return;
    whenActivated(() => onMount());
    const controller = new AbortController();
    // After a return from the back/forward cache, `storage` events of other tabs may be missing.
    for (const type of ['storage', 'pageshow'])
      addEventListener(type, () => onStoredElsewhere(), { signal: controller.signal });
    return () => controller.abort();
  }, [key]);

  /** Changes only this of the stored draft, whose text another tab may have written. Returns what it was. */
  const setUnanswered = (unanswered: boolean): boolean => {
    const draft = read();
    if (draft) write({ ...draft, unanswered });
    return draft?.unanswered === true;
  };
  const onSent = useEffectEvent(() => setUnanswered(true));
  const onResponse = useEffectEvent((wasUnanswered: boolean) => {
    // A response to this request proves nothing about an earlier one.
    if (!isUnanswered) setUnanswered(wasUnanswered);
  });
  const onUnanswered = useEffectEvent(() => {
    setUnanswered(true);
    if (read()) setState('unanswered');
  });
  useEffect(() => {
    if (!isAwaited) return;
    // Before the response, since the page may be left until then.
    const wasUnanswered = onSent();
    return () => onResponse(wasUnanswered);
  }, [isAwaited]);
  useEffect(() => {
    if (isUnanswered) onUnanswered();
  }, [isUnanswered]);

  return { state, save, remove };
}
