import { useMemo } from 'react';
import { logIn } from '../api/calls.ts';
import { catalogue, loginSentence, welcome } from '../api/catalogue.ts';
import { signIn } from '../session.ts';
import Field from './Field.tsx';
import Form from './Form.tsx';
import PasswordField from './PasswordField.tsx';
import type { Outcome, Work } from './useSubmit.ts';
import { email as isEmail, filled } from './validators.ts';
import { text } from './text.ts';

interface Props {
  /** The company's name, for the welcome. */
  company: string;
  /** The mailbox for those who can't use the form. */
  email: string;
}

/** The sentence stands in the dialog and, so that it can be read again, at the form. */
const refused = (sentence: string): Outcome => ({ sentence, note: sentence, clear: 'passwords' });

const work = (company: string): Work => ({
  rules: {
    email: isEmail('Enter your email'),
    password: filled('Enter your password'),
  },
  async run(data, signal, step) {
    const call = logIn(text(data, 'email'), text(data, 'password'), signal);
    const answer = await step(call, (failure) => refused(loginSentence(failure)));
    if (!signIn(answer)) return refused(catalogue.login.other);
    return { sentence: welcome(company), next: '/', clear: 'all' };
  },
});

/** Login (product.md sections 2, 4 and 8). */
export default function LoginForm({ company, email }: Props) {
  return (
    <Form
      label="Login"
      button="Login"
      busyButton="Logging in…"
      work={useMemo(() => work(company), [company])}
      email={email}
    >
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <PasswordField label="Password" autoComplete="current-password" />
    </Form>
  );
}
