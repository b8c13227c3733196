import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useForm } from '../../formState.ts';
import { holdsWords } from '../../words.ts';
import { roleIn } from '../role.ts';
import { draftWords, forget, keepWord, markRestored, sync } from './draft.ts';

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')].filter(holdsWords);

const valuesOf = (form: HTMLFormElement) => new Map(inputsOf(form).map(({ name, value }) => [name, value]));

/**
 * Keeps what is typed into the form around `place`, takes over what other tabs type, and puts both back where the visitor
 * has typed nothing yet. The role of the address comes before the draft's. Emptying the form forgets the draft.
 */
export function usePersistedWords(place: RefObject<HTMLElement | null>, roles: readonly string[]) {
  const { busy } = useForm();
  const isBusy = useEffectEvent(() => busy);
  const fillRole = useEffectEvent((form: HTMLFormElement) => {
    const position = inputsOf(form).find(({ name }) => name === 'position');
    if (position?.value === '') position.value = roleIn(location.search, roles) ?? '';
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    let where: 'here' | 'elsewhere' = 'here';
    const restore = async () => {
      const typed = valuesOf(form);
      fillRole(form);
      const words = await draftWords([...typed.keys()]);
      for (const input of inputsOf(form)) input.value ||= words.get(input.name) ?? '';
      // Firefox puts words back into a form that is loaded again by itself.
      const values = valuesOf(form);
      if ([...words].some(([name, word]) => values.get(name) === word)) markRestored();
      // Typed before the script came.
      for (const [name, word] of typed)
        if (word !== '' && word !== words.get(name)) void keepWord(name, word);
    };
    const change = async (field: string) => {
      const word = (await draftWords([field])).get(field) ?? '';
      for (const input of inputsOf(form)) if (input.name === field) input.value = word;
    };
    const save = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && inputsOf(form).includes(target))
        void keepWord(target.name, target.value);
    };
    const reset = () => {
      void forget(where);
      queueMicrotask(() => fillRole(form));
    };
    const stop = sync((field) => {
      // What is being sent stays in the form until the answer is there.
      if (isBusy()) return void (field === undefined && forget('elsewhere'));
      if (field !== undefined) return void change(field);
      where = 'elsewhere';
      form.reset();
      where = 'here';
    });
    void restore();
    form.addEventListener('input', save);
    form.addEventListener('reset', reset);
    return () => {
      stop();
      form.removeEventListener('input', save);
      form.removeEventListener('reset', reset);
    };
  }, [place]);
}
