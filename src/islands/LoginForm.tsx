import { useMemo } from 'react';
import { logIn } from '../api/calls.ts';
import { catalogue, loginSentence, welcome } from '../api/catalogue.ts';
import { signIn } from '../session.ts';
import { PUBLIC_GOOGLE_CLIENT_ID } from 'astro:env/client';
import Field from './Field.tsx';
import Form from './Form.tsx';
import GoogleButton from './google/GoogleButton.tsx';
import PasswordField from './PasswordField.tsx';
import { ended, type Outcome } from './outcome.ts';
import type { SubmitHandler } from './useSubmit.ts';
import { email as isEmail, filled } from './validators.ts';
import { text } from './text.ts';

interface Props {
  /** The company's name, for the welcome. */
  company: string;
  /** The mailbox for those who can't use the form. */
  email: string;
}

/** The sentence stands in the dialog and, so that it can be read again, at the form. */
const refused = (sentence: string): Outcome => ({ sentence, inline: sentence, clear: 'passwords' });

/** Where storage is refused the session can't outlive the page, and the visitor is told so. */
const onThisPage = 'Your browser lets this site store nothing, so you stay signed in on this page only.';

const handler = (company: string): SubmitHandler => ({
  rules: {
    email: isEmail('Enter your email'),
    password: filled('Enter your password'),
  },
  async submit({ data, signal }) {
    const credentials = { email: text(data, 'email'), password: text(data, 'password') };
    const login = await logIn(credentials, { signal });
    if (!login.ok) return ended({ failure: login.failure, outcome: refused(loginSentence(login.failure)) });
    const session = signIn(login.value);
    if (session === 'refused') return refused(catalogue.login.other);
    return {
      sentence: welcome(company),
      next: '/',
      clear: 'all',
      note: session === 'memory' ? onThisPage : undefined,
    };
  },
});

/** What Google's answer fills. */
const fills = { email: 'email' } as const;

/** Login: a welcome, then home. */
export default function LoginForm({ company, email }: Props) {
  return (
    <Form
      label="Login"
      button="Login"
      busyButton="Logging in…"
      handler={useMemo(() => handler(company), [company])}
      email={email}
    >
      {import.meta.env.GOOGLE && PUBLIC_GOOGLE_CLIENT_ID && (
        <GoogleButton clientId={PUBLIC_GOOGLE_CLIENT_ID} text="signin_with" fills={fills} />
      )}
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <PasswordField label="Password" autoComplete="current-password" />
    </Form>
  );
}
