import { type ComponentProps, useRef } from 'react';
import FormBody from './FormBody.tsx';
import FormBoundary from './FormBoundary.tsx';
import { FormContext } from './formState.ts';
import { useResolvedErrors } from './useResolvedErrors.ts';
import { type SubmitHandler, useSubmit } from './useSubmit.ts';

type Props = Omit<ComponentProps<typeof FormBody>, 'redrawn'> & {
  handler: SubmitHandler;
  /** The mailbox for those who can't use the form. */
  email: string;
};

/**
 * A form that outlives what others do to its HTML. Where it is on its way to the server is known here, outside the
 * boundary: what is being sent goes on, and its answer is told, even while the form is put up anew.
 */
export default function Form({ handler, email, ...parts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmit(handler, form);
  const errors = useResolvedErrors(form, handler.rules, submission.problems);
  return (
    <FormContext value={{ form, email, ...submission, ...errors }}>
      <FormBoundary form={form}>{(redrawn) => <FormBody {...parts} redrawn={redrawn} />}</FormBoundary>
    </FormContext>
  );
}
