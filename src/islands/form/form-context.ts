import { createContext, use } from 'react';
import type { Problem } from '../../fields/validators.ts';
import type { DraftState } from './usePersistedFields.ts';
import type { useSubmit } from './useSubmit.ts';

interface FormState extends ReturnType<typeof useSubmit> {
  readonly draft: DraftState;
  /** Found before a submit, and shown in place of what the submit found in the same field. */
  readonly early: Problem | undefined;
  readonly setEarly: (problem: Problem | undefined) => void;
}

/** The state of a form for its parts; null outside a form. */
export const FormContext = createContext<FormState | null>(null);

/** The state of the surrounding form. Throws outside one. */
export function useForm() {
  const state = use(FormContext);
  if (!state) throw new Error('No form around useForm');
  return state;
}
