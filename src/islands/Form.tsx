import { type ComponentProps, useRef } from 'react';
import FormBody from './FormBody.tsx';
import FormBoundary from './FormBoundary.tsx';
import { type SubmitHandler, useSubmit } from './useSubmit.ts';

type Props = Omit<ComponentProps<typeof FormBody>, 'form' | 'submission' | 'rules' | 'redrawn'> & {
  handler: SubmitHandler;
};

/**
 * A form that outlives what others do to its HTML. Where it is on its way to the server is known here, outside the
 * boundary: what is being sent goes on, and its answer is told, even while the form is put up anew.
 */
export default function Form({ handler, ...parts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmit(handler, form);
  return (
    <FormBoundary form={form} email={parts.email} submission={submission}>
      {(redrawn) => (
        <FormBody {...parts} rules={handler.rules} form={form} submission={submission} redrawn={redrawn} />
      )}
    </FormBoundary>
  );
}
