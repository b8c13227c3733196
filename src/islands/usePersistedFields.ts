import { type RefObject, useEffect } from 'react';
import { holdsWords } from './words.ts';

type Words = Record<string, string>;

/** Access to the tab's storage, which may be denied or hold anything. */
const storage = {
  read(key: string): Words {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      return Object.fromEntries(
        entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    } catch {
      return {};
    }
  },
  write(key: string, words: Words) {
    try {
      sessionStorage.setItem(key, JSON.stringify(words));
    } catch {
      // What can't be kept is not promised anywhere.
    }
  },
  remove(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Then nothing was kept.
    }
  },
};

const inputs = (form: HTMLFormElement) => [...form.querySelectorAll('input')].filter(holdsWords);

/**
 * Keeps what is typed into a form, never a password, for as long as the tab lives, and puts it back where the visitor
 * has typed nothing yet. Emptying the form forgets it.
 * @param key the name in the tab's storage; without one nothing is kept
 */
export function usePersistedFields(form: RefObject<HTMLFormElement | null>, key: string | undefined) {
  useEffect(() => {
    const element = form.current;
    if (!element || key === undefined) return undefined;
    const words = storage.read(key);
    for (const input of inputs(element)) if (input.value === '') input.value = words[input.name] ?? '';
    const save = () =>
      storage.write(key, Object.fromEntries(inputs(element).map(({ name, value }) => [name, value])));
    const forget = () => storage.remove(key);
    element.addEventListener('input', save);
    element.addEventListener('reset', forget);
    return () => {
      element.removeEventListener('input', save);
      element.removeEventListener('reset', forget);
    };
  }, [form, key]);
}
