import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useForm } from '../../formState.ts';
import { roleIn } from '../role.ts';
import { draftWords, follow, forget, found, keepWord } from './draft.ts';

const inputsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].filter(({ type, readOnly }) => type !== 'file' && !readOnly);

/**
 * Keeps what is typed into the form around `place`, follows what other tabs type, and puts both back where the visitor
 * has typed nothing yet. The role of the address comes before the draft's. Emptying the form forgets the draft.
 */
export function useWords(place: RefObject<HTMLElement | null>, roles: readonly string[]) {
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
      const words = await draftWords(inputsOf(form).map(({ name }) => name));
      const empty = inputsOf(form).filter(({ name, value }) => value === '' && words.has(name));
      for (const input of empty) input.value = words.get(input.name) ?? '';
      if (empty.length > 0) found();
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
    const stop = follow((field) => {
      // What is being sent stays in the form until the answer is there.
      if (isBusy()) return void (field === undefined && forget('elsewhere'));
      if (field !== undefined) return void change(field);
      where = 'elsewhere';
      form.reset();
      where = 'here';
    });
    // Typed before the script came.
    for (const { name, value } of inputsOf(form)) if (value !== '') void keepWord(name, value);
    fillRole(form);
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
