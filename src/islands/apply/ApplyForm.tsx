import Text from '../../hydration/Text.tsx';
import { applicationFields } from '../../fields/application.ts';
import { type FieldTable, isTimestamp } from '../../fields/field-table.ts';
import Field from '../form/Field.tsx';
import Form from '../form/Form.tsx';
import Choices, { type Suggestions } from './Choices.tsx';
import DateField from './DateField.tsx';
import DraftStatus from './DraftStatus.tsx';
import ResumeField from './ResumeField.tsx';
import { type Contact, applySubmit } from './submit.ts';
import UploadProgress from './UploadProgress.tsx';

interface Props extends Contact {
  /** What a resume needs. */
  resumeHint: string;
  /** What happens after an application, in a sentence. */
  after: string;
  /** Suggestions for the position. */
  suggestions: Suggestions;
}

const fields: FieldTable = applicationFields;
const timestamps = Object.entries(fields).filter(([, spec]) => isTimestamp(spec));
const visitorFields = Object.entries(fields).filter(([, spec]) => !isTimestamp(spec));

/** The intern application. */
export default function ApplyForm({ resumeHint, after, suggestions, ...contact }: Props) {
  return (
    <Form
      label="Join our Team"
      button="Submit"
      busyMessage="Sending…"
      fields={fields}
      submit={applySubmit(contact)}
      sending={<UploadProgress />}
      below={<DraftStatus />}
    >
      {visitorFields.map(([name, spec]) =>
        spec.type === 'file' ? (
          <ResumeField key={name} name={name} spec={spec} hint={resumeHint} />
        ) : (
          <Field key={name} name={name} spec={spec}>
            {spec.list && <Choices id={spec.list} label={spec.label} groups={suggestions} />}
          </Field>
        ),
      )}
      {timestamps.map(([name, spec]) => (
        <DateField key={name} name={name} spec={spec} />
      ))}
      <Text as="p">{after}</Text>
    </Form>
  );
}
