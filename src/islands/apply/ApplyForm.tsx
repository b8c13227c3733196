import { useEffect, useRef } from 'react';
import { applicationFields } from '../../fields/application.ts';
import type { FieldTable } from '../../fields/field-table.ts';
import { byMail } from '../../messages/apply.ts';
import ErrorBoundary from '../form/ErrorBoundary.tsx';
import Field from '../form/Field.tsx';
import Form from '../form/Form.tsx';
import Mailbox from '../form/Mailbox.tsx';
import Text from '../Text.tsx';
import DateField from './DateField.tsx';
import DraftStatus from './DraftStatus.tsx';
import ResumeField from './ResumeField.tsx';
import { roleIn } from './role.ts';
import { send } from './send.ts';
import UploadProgress from './UploadProgress.tsx';

interface Props {
  /** The open roles, as suggestions for the position. */
  roles: readonly string[];
  /** The mailbox for applicants who would rather write. */
  email: string;
  /** What the resume must contain, and the heading of the section about the data. */
  data: { heading: string; text?: string | undefined };
}

const fields: FieldTable = applicationFields;

/** The intern application. */
export default function ApplyForm({ roles, email, data }: Props) {
  return (
    <ErrorBoundary email={email}>
      <Form
        label="Join our Team"
        button="Submit"
        busyButton="Sending…"
        fields={fields}
        submit={send}
        persistence={{ key: 'application', storage: 'localStorage' }}
        email={email}
        sending={<UploadProgress />}
        below={<DraftStatus />}
      >
        {Object.entries(fields).map(([name, spec]) => {
          if (spec.readOnly) return <DateField key={name} name={name} spec={spec} />;
          if (spec.type !== 'file') return <Field key={name} name={name} spec={spec} />;
          return (
            <ResumeField key={name} name={name} spec={spec}>
              <p>
                <Text as="span">{`${data.text ?? ''} `}</Text>
                <Text as="a" href="#data">
                  {data.heading}
                </Text>
              </p>
              <p>
                <Mailbox text={byMail} email={email} />
              </p>
            </ResumeField>
          );
        })}
        <Roles roles={roles} />
      </Form>
    </ErrorBoundary>
  );
}

/** Suggests the open roles for the position, and fills in the one that the address asks for. */
function Roles({ roles }: Pick<Props, 'roles'>) {
  const list = useRef<HTMLDataListElement>(null);
  useEffect(() => {
    const position = list.current?.closest('form')?.elements.namedItem('position');
    // As the default, it does not replace what was typed before hydration.
    if (position instanceof HTMLInputElement) position.defaultValue = roleIn(location.search, roles) ?? '';
  }, [roles]);
  return (
    <datalist ref={list} id="roles">
      {roles.map((role) => (
        <option key={role} value={role} />
      ))}
    </datalist>
  );
}
