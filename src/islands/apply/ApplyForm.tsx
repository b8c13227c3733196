import { applicationFields } from '../../fields/application.ts';
import type { FieldTable } from '../../fields/field-table.ts';
import Field from '../form/Field.tsx';
import Form from '../form/Form.tsx';
import DateField from './DateField.tsx';
import DraftStatus from './DraftStatus.tsx';
import ResumeField from './ResumeField.tsx';
import { submit } from './submit.ts';
import UploadProgress from './UploadProgress.tsx';

interface Props {
  /** What a resume needs. */
  resumeHint: string;
}

const fields: FieldTable = applicationFields;

/** The intern application. */
export default function ApplyForm({ resumeHint }: Props) {
  return (
    <Form
      label="Join our Team"
      button="Submit"
      busyButton="Sending…"
      fields={fields}
      submit={submit}
      persist={{ key: 'application', storage: 'localStorage' }}
      sending={<UploadProgress />}
      below={<DraftStatus />}
    >
      {Object.entries(fields).map(([name, spec]) => {
        if (spec.readOnly) return <DateField key={name} name={name} spec={spec} />;
        if (spec.type !== 'file') return <Field key={name} name={name} spec={spec} />;
        return <ResumeField key={name} name={name} spec={spec} hint={resumeHint} />;
      })}
    </Form>
  );
}
