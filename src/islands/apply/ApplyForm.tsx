import { useEffect, useMemo, useState } from 'react';
import { countSeen } from '../../funnel.ts';
import Field from '../Field.tsx';
import Form from '../Form.tsx';
import type { SubmitHandler } from '../useSubmit.ts';
import { chosen, filled, type Validator } from '../validators.ts';
import DateField from './DateField.tsx';
import DraftLine from './draft/DraftLine.tsx';
import type { Sending as State } from './estimate.ts';
import Receipts from './Receipts.tsx';
import { kinds, refusal } from './resume.ts';
import ResumeField from './ResumeField.tsx';
import { send, type WordField } from './send.ts';
import Sending from './Sending.tsx';

interface Props {
  /** The open roles, as suggestions for the position. */
  roles: readonly string[];
  /** The mailbox for those who would rather write. */
  email: string;
  /** What happens to the data, in a sentence at the file; the heading of what the page says of it. */
  data: { heading: string; text?: string | undefined };
}

/** A text field, and what it says while it is empty. */
interface Word {
  readonly input: { label: string; hint?: string; autoComplete?: string; list?: string };
  readonly missing: string;
}

/** The text fields; `src/api/calls.ts` names the same ones. */
const words: Readonly<Record<WordField, Word>> = {
  name: { input: { label: 'Name', autoComplete: 'name' }, missing: 'Enter your name' },
  qualification: {
    input: {
      label: 'Qualification',
      hint: 'Such as your degree, your course or your last school year.',
    },
    missing: 'Enter your qualification',
  },
  position: {
    input: { label: 'Position', hint: 'Choose an opening or write your own.', list: 'roles' },
    missing: 'Enter the position you want',
  },
};

const isWordField = (name: string): name is WordField => name in words;
const names = Object.keys(words).filter(isWordField);

const resume: Validator = (value) =>
  chosen(`Choose your resume: a ${kinds}`)(value) ?? (value instanceof File ? refusal(value) : undefined);

const rules = { ...Object.fromEntries(names.map((name) => [name, filled(words[name].missing)])), resume };
const labels = names.map((name) => [name, words[name].input.label] as const);

const handler = (onSending: (state: State) => void): SubmitHandler => ({
  rules,
  submit: (form) => send({ ...form, labels, onSending }),
});

/** The intern application: the fields, the file and the moment they were filled in. */
export default function ApplyForm({ roles, email, data }: Props) {
  const [state, setState] = useState<State>();
  const applying = useMemo(() => handler(setState), []);
  useEffect(() => countSeen('apply_seen'), []);
  return (
    <>
      <Receipts />
      <Form
        label="Join our Team"
        button="Submit"
        busyButton="Sending…"
        handler={applying}
        email={email}
        sending={<Sending state={state} />}
      >
        {names.map((name) => (
          <Field key={name} name={name} {...words[name].input} required />
        ))}
        <datalist id="roles">
          {roles.map((role) => (
            <option key={role} value={role} />
          ))}
        </datalist>
        <ResumeField>
          {data.text} <a href="#data">{data.heading}</a>. Or mail your resume to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </ResumeField>
        <DateField />
        <DraftLine roles={roles} />
      </Form>
    </>
  );
}
