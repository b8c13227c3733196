import { useCallback, useEffect, useRef } from 'react';
import { apply } from '../api/calls.ts';
import { catalogue } from '../api/catalogue.ts';
import Field from './Field.tsx';
import Form from './Form.tsx';
import { stamp } from './stamp.ts';
import type { Work } from './useSubmit.ts';
import { chosen, filled } from './validators.ts';

interface Props {
  /** The open roles, as suggestions for the position. */
  roles: readonly string[];
  /** The mailbox for those who would rather write. */
  email: string;
}

const work: Work = {
  rules: {
    name: filled('Enter your name'),
    qualification: filled('Enter your qualification'),
    position: filled('Enter the position you want'),
    resume: chosen('Choose your resume: a PDF, DOC or DOCX file'),
  },
  async run(data, signal, step) {
    await step(apply(data, signal), () => ({ sentence: catalogue.intern.failed, alert: true }));
    return { sentence: catalogue.intern.done, next: '/', clear: 'all' };
  },
};

/** The intern application (product.md sections 3 to 5): four fields and the moment they were filled in. */
export default function ApplyForm({ roles, email }: Props) {
  const date = useRef<HTMLInputElement>(null);
  const setDate = useCallback(() => {
    if (date.current) date.current.value = stamp(new Date());
  }, []);
  useEffect(() => {
    // A page that is drawn ahead of the visit stamps the moment it is really shown.
    if (!document.prerendering) return setDate();
    document.addEventListener('prerenderingchange', setDate, { once: true });
    return () => document.removeEventListener('prerenderingchange', setDate);
  }, [setDate]);
  return (
    <Form
      label="Join our Team"
      button="Submit"
      busyButton="Sending…"
      work={work}
      email={email}
      onSettled={setDate}
    >
      <Field name="name" label="Name" autoComplete="name" required />
      <Field
        name="qualification"
        label="Qualification"
        hint="Such as your degree, your course or your last school year."
        required
      />
      <Field
        name="position"
        label="Position"
        hint="Choose an opening or write your own."
        list="roles"
        required
      >
        <datalist id="roles">
          {roles.map((role) => (
            <option key={role} value={role} />
          ))}
        </datalist>
      </Field>
      <Field
        name="resume"
        label="Resume"
        hint="A PDF, DOC or DOCX file."
        type="file"
        accept=".pdf,.doc,.docx"
        required
      />
      <Field ref={date} name="date" label="Date" hint="In UTC; set by this page." readOnly />
    </Form>
  );
}
