import { applicationFields } from '../../fields/application.ts';
import type { FieldTable } from '../../fields/field-table.ts';
import { byMail } from '../../messages/apply.ts';
import Field from '../form/Field.tsx';
import Form from '../form/Form.tsx';
import Mailbox from '../form/Mailbox.tsx';
import Text from '../Text.tsx';
import DateField from './DateField.tsx';
import DraftStatus from './DraftStatus.tsx';
import ResumeField from './ResumeField.tsx';
import { submit } from './submit.ts';
import UploadProgress from './UploadProgress.tsx';

interface Props {
  /** The mailbox for applicants who prefer to write. */
  email: string;
  /** From `content/pages/apply.md`: what a resume needs, and the heading of the section below, which it links to. */
  block: { heading: string; text?: string | undefined };
}

const fields: FieldTable = applicationFields;

/** The intern application. */
export default function ApplyForm({ email, block }: Props) {
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
        return (
          <ResumeField key={name} name={name} spec={spec}>
            <p>
              <Text as="span">{`${block.text ?? ''} `}</Text>
              <Text as="a" href="#data">
                {block.heading}
              </Text>
            </p>
            <p>
              <Mailbox text={byMail} email={email} />
            </p>
          </ResumeField>
        );
      })}
    </Form>
  );
}
