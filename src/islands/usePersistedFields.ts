import { type RefObject, useEffect } from 'react';
import { isRecord } from '../api/answer.ts';
import { parsed, tabStorage } from './tabStorage.ts';
import { wordInputsOf } from './words.ts';

/**
 * Keeps what is typed into a form, never a password, for as long as the tab lives, and puts it back where the visitor
 * has typed nothing yet. Emptying the form forgets it.
 * @param key the name in the tab's storage; without one nothing is kept
 */
export function usePersistedFields(form: RefObject<HTMLFormElement | null>, key: string | undefined) {
  useEffect(() => {
    const element = form.current;
    if (!element || key === undefined) return undefined;
    const kept = parsed(tabStorage.read(key));
    for (const input of wordInputsOf(element)) {
      const word = isRecord(kept) ? kept[input.name] : undefined;
      if (typeof word === 'string') input.value ||= word;
    }
    const save = () => {
      const words = wordInputsOf(element).map(({ name, value }) => [name, value]);
      tabStorage.write(key, JSON.stringify(Object.fromEntries(words)));
    };
    const forget = () => tabStorage.write(key, '');
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('input', save, { signal });
    element.addEventListener('reset', forget, { signal });
    return () => end.abort();
  }, [form, key]);
}
