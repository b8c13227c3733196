import { createContext, use } from 'react';
import type { Problem } from './validators.ts';

/** What the parts of a form know of it, and what they can do while it is being sent. */
interface FormState {
  /** What is wrong with its fields. */
  readonly problems: readonly Problem[];
  /** The fields among them that have been put right since. */
  readonly resolved: ReadonlySet<string>;
  /** Validates a field again that was found wrong. */
  readonly revalidate: (field: string) => void;
  /** It is being sent. */
  readonly busy: boolean;
  /** Ends what is under way. */
  readonly cancel: () => void;
  /** Ends what is under way and sends the form again. */
  readonly retry: () => void;
}

const nothing = () => undefined;

/** The form around a field. */
export const FormContext = createContext<FormState>({
  problems: [],
  resolved: new Set(),
  revalidate: nothing,
  busy: false,
  cancel: nothing,
  retry: nothing,
});

/** The form around. */
export const useForm = () => use(FormContext);

/** What is wrong with one field, if anything. */
export const useProblem = (field: string) => useForm().problems.find((problem) => problem.field === field);
