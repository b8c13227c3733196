import { forgotPasswordFields, loginFields, signupFields } from '../../fields/auth.ts';
import type { FieldSpec } from '../../fields/field-table.ts';
import Field from '../form/Field.tsx';
import Form from '../form/Form.tsx';
import PasswordField from '../form/PasswordField.tsx';
import { resetSubmit } from './forgot-password.ts';
import GoogleScript from './GoogleScript.tsx';
import { loginSubmit } from './login.ts';
import { signupSubmit } from './signup.ts';

const forms = {
  login: {
    button: 'Log in',
    busyMessage: 'Logging in…',
    fields: loginFields,
    submit: loginSubmit,
  },
  signup: {
    button: 'Sign up',
    busyMessage: 'Signing up…',
    fields: signupFields,
    submit: signupSubmit,
  },
  forgotPassword: {
    button: 'Change password',
    busyMessage: 'Changing your password…',
    fields: forgotPasswordFields,
    submit: () => resetSubmit,
  },
} as const;

interface Props {
  form: keyof typeof forms;
  /** The name of the company, for the welcome. */
  company: string;
}

/** The form of the login, the sign-up or the password reset, rendered from its field table. */
export default function AuthForm({ form, company }: Props) {
  const { submit, fields, ...shell } = forms[form];
  return (
    <Form {...shell} label={shell.button} fields={fields} submit={submit(company)}>
      {import.meta.env.GOOGLE && <GoogleScript />}
      {Object.entries<FieldSpec>(fields).map(([name, spec]) => {
        const FieldOfType = spec.type === 'password' ? PasswordField : Field;
        return <FieldOfType key={name} name={name} spec={spec} />;
      })}
    </Form>
  );
}
