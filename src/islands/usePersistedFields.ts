import { type RefObject, useEffect } from 'react';
import { attempt } from '../attempt.ts';
import { isRecord } from '../api/answer.ts';
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
    const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? ''));
    for (const input of wordInputsOf(element)) {
      const word = isRecord(kept) ? kept[input.name] : undefined;
      if (typeof word === 'string') input.value ||= word;
    }
    const save = () => {
      const words = wordInputsOf(element).map(({ name, value }) => [name, value]);
      attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(words))));
    };
    const forget = () => attempt(() => sessionStorage.removeItem(key));
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('input', save, { signal });
    element.addEventListener('reset', forget, { signal });
    return () => end.abort();
  }, [form, key]);
}
