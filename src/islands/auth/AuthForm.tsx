import type { ComponentProps } from 'react';
import Field from '../form/Field.tsx';
import Form from '../form/Form.tsx';
import PasswordField from '../form/PasswordField.tsx';
import GoogleButton from './GoogleButton.tsx';

/** A form about an account, rendered from its field table, with a Google button if a client id is set. */
export default function AuthForm(props: Omit<ComponentProps<typeof Form>, 'children'>) {
  return (
    <Form {...props}>
      {import.meta.env.GOOGLE && <GoogleButton />}
      {Object.entries(props.fields).map(([name, spec]) => {
        const FieldOfType = spec.type === 'password' ? PasswordField : Field;
        return <FieldOfType key={name} name={name} spec={spec} />;
      })}
    </Form>
  );
}
