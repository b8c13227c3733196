import { createContext, use } from 'react';
import type { useSubmit } from './useSubmit.ts';

/** The state of a form, for its parts. Null outside a form. A page has one form at most: the ids are the names of the fields. */
export const FormContext = createContext<ReturnType<typeof useSubmit> | null>(null);

/** The state of the surrounding form. Throws outside one. */
export function useForm() {
  const state = use(FormContext);
  if (!state) throw new Error('No form around useForm');
  return state;
}
