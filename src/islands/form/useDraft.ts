import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Progress } from '../../api/upload.ts';
import { type FieldTable, isTextInput } from '../../fields/field-table.ts';
import { safely } from '../../safely.ts';
import { whenActivated } from '../when-activated.ts';
import {
  type Draft,
  type DraftState,
  isRevisit,
  isStored,
  parseDraft,
  serializeDraft,
  stateAtStart,
} from './draft.ts';
import { isUnanswered } from './outcome.ts';
import type { Submit } from './useSubmit.ts';

/**
 * Stores the text of a form as a draft in local storage, never a password or a file, and restores it. What was typed before
 * hydration wins over the draft, and the draft over what the query of the page fills in, unless that query is another one than
 * that of the draft. A draft that was removed, here or in another tab, is written again only when the visitor types.
 * @param key of the draft; without it there is none
 * @returns the state of the draft, functions that save and remove it, and `track`, which marks it while it is sent
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  fields: FieldTable,
  key: string | undefined,
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
    const unanswered = read()?.unanswered ?? [];
    const saved = Object.values(texts).some(Boolean) && write({ texts, query: location.search, unanswered });
    // In full storage, the previous draft would replace newer text.
    if (saved) setState(unanswered.length > 0 ? 'unanswered' : 'kept');
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
    const next = stateAtStart({
      draft,
      differs: typed.some(({ name, value }) => value !== texts[name]),
      isRevisit: isRevisit(),
      isRestored: inputs().some(({ name, value }) => value && value === texts[name]),
      hasFile: form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length === 1,
    });
    // Also corrects a date that is to come.
    if (next === 'save' || draft?.isFuture) save();
    if (next === 'save') return;
    if (draft) setState(next);
    else remove(next);
  };
  const onMount = useEffectEvent(restore);
  const onStoredElsewhere = useEffectEvent(() => {
    if (!isStored(state)) return;
    const draft = read();
    if (!draft) setState('removed');
    else if (draft.unanswered.length > 0) setState('unanswered');
    else if (state === 'unanswered') setState('kept');
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

  /** Adds a request to the unanswered ones of the stored draft, or removes it. Another tab may have written its text. */
  const mark = (id: string, unanswered: boolean) => {
    const draft = read();
    if (!draft) return;
    const others = draft.unanswered.filter((each) => each !== id);
    write({ ...draft, unanswered: unanswered ? [...others, id] : others });
  };
  /**
   * Wraps a submit. Once its last byte is sent, its id is stored in the draft as unanswered, and a response removes it. If the
   * page is left between the two, the next page shows that the application may have arrived.
   */
  const track =
    (submit: Submit): Submit =>
    async (submitted) => {
      const id = String(Math.random());
      const onProgress = (progress: Progress) => {
        submitted.onProgress(progress);
        if (progress.total > 0 && progress.sent === progress.total) mark(id, true);
      };
      const outcome = await submit({ ...submitted, onProgress });
      mark(id, isUnanswered(outcome));
      if (read()?.unanswered.length) setState('unanswered');
      return outcome;
    };

  return { state, save, remove, track };
}
