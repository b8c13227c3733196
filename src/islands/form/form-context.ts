import { createContext, use } from 'react';
import type { useSubmit } from './useSubmit.ts';

/**
 * The state of a form, for its parts. Null outside a form. A page can have only one form, because the name of a field is also its
 * id.
 */
export const FormContext = createContext<ReturnType<typeof useSubmit> | null>(null);

/** The state of the surrounding form. Throws outside one. */
export function useForm() {
  const state = use(FormContext);
  if (!state) throw new Error('No form around useForm');
  return state;
}
