import { createContext, use } from 'react';
import type { DraftState } from './draft.ts';
import type { useSubmit } from './useSubmit.ts';

interface FormState extends ReturnType<typeof useSubmit> {
  readonly draft: DraftState;
}

/** The state of a form for its parts; null outside a form. */
export const FormContext = createContext<FormState | null>(null);

/** The state of the surrounding form. Throws outside one. */
export function useForm() {
  const state = use(FormContext);
  if (!state) throw new Error('No form around useForm');
  return state;
}
