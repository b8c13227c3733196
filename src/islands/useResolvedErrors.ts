import { type RefObject, useState } from 'react';
import { type Problem, problemsIn, type Rules } from './validators.ts';

/** The fields that have been put right since the last submit, and what validates a field again that it found wrong. */
export type ResolvedErrors = ReturnType<typeof useResolvedErrors>;

const none: ReadonlySet<string> = new Set();

/**
 * The fields that the visitor has put right since the last submit found them wrong: what was said of them holds no more.
 * @param problems what the last submit found; with the next submit the list begins anew
 */
export function useResolvedErrors(
  form: RefObject<HTMLFormElement | null>,
  rules: Rules,
  problems: readonly Problem[],
) {
  const [state, setState] = useState({ of: problems, fields: none });
  const resolved = state.of === problems ? state.fields : none;

  function revalidate(field: string) {
    if (!form.current || !problems.some((problem) => problem.field === field)) return;
    const wrong = problemsIn(new FormData(form.current), rules).some((problem) => problem.field === field);
    if (wrong !== resolved.has(field)) return;
    const fields = new Set(resolved);
    if (wrong) fields.delete(field);
    else fields.add(field);
    setState({ of: problems, fields });
  }

  return { resolved, revalidate };
}
