import { createContext, use } from 'react';
import type { Problem } from './validators.ts';

/** What is wrong with the fields of the form around. */
export const ProblemsContext = createContext<readonly Problem[]>([]);

/** What is wrong with one field, if anything. */
export const useProblem = (field: string) =>
  use(ProblemsContext).find((problem) => problem.field === field)?.sentence;
