import { useState } from 'react';
import * as catalogue from '../../catalogue/apply.ts';
import Field from '../Field.tsx';
import Form from '../Form.tsx';
import Mailbox from '../Mailbox.tsx';
import type { SubmitHandler } from '../useSubmit.ts';
import { required, type Validator } from '../validators.ts';
import DateField from './DateField.tsx';
import DraftLine from './draft/DraftLine.tsx';
import type { Sending as State } from './estimate.ts';
import { refusal } from './resume.ts';
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

/** What a text field is. */
interface Word {
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly list?: string;
}

/** The text fields; `src/api/calls.ts` names the same ones, `src/catalogue/apply.ts` says what is missing in each. */
const words: Readonly<Record<WordField, Word>> = {
  name: { label: 'Name', autoComplete: 'name' },
  qualification: {
    label: 'Qualification',
    hint: catalogue.hints.qualification,
  },
  position: { label: 'Position', hint: catalogue.hints.position, list: 'roles' },
};

const fields = Object.entries(words);

const resume: Validator = (value) =>
  value instanceof File && value.name !== '' ? refusal(value) : catalogue.noFile;

const rules = { ...required<WordField>(catalogue.missing), resume };
const labels = fields.map(([name, { label }]) => [name, label] as const);

const handler = (onSending: (state: State) => void): SubmitHandler => ({
  rules,
  submit: (form) => send({ ...form, labels, onSending }),
});

/** The intern application: the fields, the file and the moment they were filled in. */
export default function ApplyForm({ roles, email, data }: Props) {
  const [state, setState] = useState<State>();
  return (
    <Form
      label="Join our Team"
      button="Submit"
      busyButton="Sending…"
      handler={handler(setState)}
      email={email}
      sending={<Sending state={state} />}
      below={<DraftLine roles={roles} />}
    >
      {fields.map(([name, word]) => (
        <Field key={name} name={name} {...word} required />
      ))}
      <datalist id="roles">
        {roles.map((role) => (
          <option key={role} value={role} />
        ))}
      </datalist>
      <ResumeField>
        {data.text} <a href="#data">{data.heading}</a>. {catalogue.byMail} <Mailbox email={email} />.
      </ResumeField>
      <DateField />
    </Form>
  );
}
