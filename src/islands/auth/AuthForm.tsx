import { forgotPasswordFields, loginFields, signupFields } from '../../fields/auth.ts';
import type { FieldSpec } from '../../fields/field-table.ts';
import { sending } from '../../messages/form.ts';
import Field from '../form/Field.tsx';
import Form from '../form/Form.tsx';
import PasswordField from '../form/PasswordField.tsx';
import { forgotPasswordSubmit } from './forgot-password.ts';
import GoogleScript from './GoogleScript.tsx';
import { loginSubmit } from './login.ts';
import { signupSubmit } from './signup.ts';

const forms = {
  login: {
    buttonLabel: 'Log in',
    fields: loginFields,
    submit: loginSubmit,
  },
  signup: {
    buttonLabel: 'Sign up',
    fields: signupFields,
    submit: signupSubmit,
  },
  forgotPassword: {
    buttonLabel: 'Change password',
    fields: forgotPasswordFields,
    submit: () => forgotPasswordSubmit,
  },
} as const;

interface Props {
  form: keyof typeof forms;
  /** The name of the company, for the welcome. */
  company: string;
}

/** The form of the login, the sign-up or the password reset, rendered from its field table. */
export default function AuthForm({ form, company }: Props) {
  const { buttonLabel, fields, submit } = forms[form];
  return (
    <Form
      label={buttonLabel}
      buttonLabel={buttonLabel}
      busyMessage={sending[form]}
      fields={fields}
      submit={submit(company)}
    >
      {import.meta.env.GOOGLE && <GoogleScript />}
      {Object.entries<FieldSpec>(fields).map(([name, spec]) => {
        const FieldOfType = spec.type === 'password' ? PasswordField : Field;
        return <FieldOfType key={name} name={name} spec={spec} />;
      })}
    </Form>
  );
}
