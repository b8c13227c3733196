import type { ComponentProps } from 'react';
import ErrorBoundary from '../form/ErrorBoundary.tsx';
import Field from '../form/Field.tsx';
import Form from '../form/Form.tsx';
import PasswordField from '../form/PasswordField.tsx';
import GoogleButton from './GoogleButton.tsx';

/** The props of the auth forms. */
export interface AuthProps {
  /** The name of the company, for the welcome. */
  company: string;
  /** The mailbox for visitors who cannot use the form. */
  email: string;
}

/** A form about an account, rendered from its field table, with a Google button if a client id is set. */
export default function AuthForm(props: Omit<ComponentProps<typeof Form>, 'children'>) {
  return (
    <ErrorBoundary email={props.email}>
      <Form {...props}>
        {import.meta.env.GOOGLE && <GoogleButton />}
        {Object.entries(props.fields).map(([name, spec]) => {
          const FieldOfType = spec.type === 'password' ? PasswordField : Field;
          return <FieldOfType key={name} name={name} spec={spec} />;
        })}
      </Form>
    </ErrorBoundary>
  );
}
