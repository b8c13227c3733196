import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useForm } from '../../formState.ts';
import { text } from '../../text.ts';
import { holdsWords, wordInputsOf } from '../../words.ts';
import { roleIn } from '../role.ts';
import { forget, keepWord, markRestored, readDraft, sync } from './draft.ts';

/**
 * Keeps what is typed into the form around `place`, takes over what other tabs type, and puts both back where the visitor
 * has typed nothing yet. The role of the address comes before the draft's. Emptying the form forgets the draft.
 */
export function usePersistedWords(place: RefObject<HTMLElement | null>, roles: readonly string[]) {
  const { busy } = useForm();
  const isBusy = useEffectEvent(() => busy);
  const fillRole = useEffectEvent((form: HTMLFormElement) => {
    const position = form.elements.namedItem('position');
    if (position instanceof HTMLInputElement) position.value ||= roleIn(location.search, roles) ?? '';
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    let where: 'here' | 'elsewhere' = 'here';
    let emptied = false;
    const restore = async () => {
      const typed = new FormData(form);
      fillRole(form);
      const draft = await readDraft();
      // What was sent or discarded while the draft was read must not come back.
      if (emptied) return;
      for (const input of wordInputsOf(form)) {
        const { name } = input;
        const [word, early] = [text(draft, name), text(typed, name)];
        input.value ||= word;
        // Firefox puts words back into a form that is loaded again by itself.
        if (word && input.value === word) markRestored();
        // Typed before the script came.
        if (early && early !== word) void keepWord(name, early);
      }
    };
    const change = async (field: string) => {
      const word = text(await readDraft(), field);
      for (const input of wordInputsOf(form)) if (input.name === field) input.value = word;
    };
    const save = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && holdsWords(target)) void keepWord(target.name, target.value);
    };
    const reset = () => {
      emptied = true;
      void forget(where);
      queueMicrotask(() => fillRole(form));
    };
    const end = new AbortController();
    const { signal } = end;
    sync((field) => {
      // What is being sent stays in the form until the answer is there.
      if (isBusy()) return void (field === undefined && forget('elsewhere'));
      if (field !== undefined) return void change(field);
      where = 'elsewhere';
      form.reset();
      where = 'here';
    }, signal);
    void restore();
    form.addEventListener('input', save, { signal });
    form.addEventListener('reset', reset, { signal });
    return () => end.abort();
  }, [place]);
}
