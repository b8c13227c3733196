import { createContext, type RefObject, use } from 'react';
import type { ResolvedErrors } from './useResolvedErrors.ts';
import type { Submission } from './useSubmit.ts';

/** What the parts of a form know of it, and what they can do. */
interface FormState extends Submission, ResolvedErrors {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The mailbox for those who can't use it. */
  readonly email: string;
}

/** The form around its parts. */
export const FormContext = createContext<FormState | undefined>(undefined);

/**
 * The form around.
 * @throws Error where there is none
 */
export function useForm(): FormState {
  const state = use(FormContext);
  if (!state) throw new Error('No form is around this part');
  return state;
}

/** What is wrong with one field, if anything. */
export const useProblem = (field: string) => useForm().problems.find((problem) => problem.field === field);
