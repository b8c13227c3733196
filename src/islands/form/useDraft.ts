import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldTable, isTextInput } from '../../fields/field-table.ts';
import { safely } from '../../safely.ts';
import { whenActivated } from '../when-activated.ts';
import { type DraftState, isRevisit, parseDraft, serializeDraft } from './draft.ts';

/**
 * Stores the text of a form as a draft in local storage, never a password or a file, and restores it. What was typed before
 * hydration wins over the draft, and the draft over what the query of the page fills in, unless that query is another one than
 * that of the draft. A draft that was removed, here or in another tab, is written again only when the visitor types.
 * @param key of the draft; without it there is none
 * @param response to a request with this draft. `awaited`: the request is sent to its last byte; `lost`: no response came, and
 * the request may have arrived
 * @returns the state of the draft, and functions that save and remove it
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  fields: FieldTable,
  key: string | undefined,
  response: 'awaited' | 'lost' | undefined,
) {
  const [state, setState] = useState<DraftState>('none');
  // Whether the response to a request with this draft is lost. A later response, or a Cancel, proves nothing about that request.
  const isLost = useRef(false);

  const inputs = () =>
    Object.entries(fields).flatMap(([name, spec]) => {
      const input = form.current?.elements.namedItem(name);
      return isTextInput(spec) && input instanceof HTMLInputElement ? input : [];
    });
  const stored = () => (key ? safely(() => localStorage.getItem(key)) : undefined);
  const remove = (next: DraftState = 'none') => {
    if (key) safely(() => localStorage.removeItem(key));
    isLost.current = false;
    setState(next);
  };
  const save = () => {
    if (!key) return;
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    const unanswered = isLost.current || response !== undefined;
    const draft = serializeDraft({ texts, query: location.search, unanswered });
    const saved =
      Object.values(texts).some(Boolean) &&
      safely(() => {
        localStorage.setItem(key, draft);
        return true;
      });
    // In full storage, the previous draft would replace newer text.
    if (saved) setState((state) => (state === 'unanswered' ? state : 'kept'));
    else remove();
  };
  const restore = () => {
    const draft = parseDraft(stored());
    isLost.current = draft?.unanswered === true;
    if (isLost.current) setState('unanswered');
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
    if (!isLost.current) setState(hasFile || !isRestored ? 'kept' : 'restored');
  };
  const onMount = useEffectEvent(restore);
  const onRemovedElsewhere = useEffectEvent(() => {
    if (state === 'none' || state === 'discarded' || stored() !== null) return;
    isLost.current = false;
    setState('removed');
  });
  useEffect(() => {
    if (!key) return;
    whenActivated(() => onMount());
    const controller = new AbortController();
    // After a return from the back/forward cache, `storage` events of other tabs may be missing.
    for (const type of ['storage', 'pageshow'])
      addEventListener(type, () => onRemovedElsewhere(), { signal: controller.signal });
    return () => controller.abort();
  }, [key]);

  const saveResponse = useEffectEvent(() => {
    isLost.current ||= response === 'lost';
    if (stored()) save();
  });
  useEffect(() => {
    if (!response) return;
    saveResponse();
    return () => saveResponse();
  }, [response]);

  return { state, save, remove };
}
