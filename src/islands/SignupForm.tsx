import { createAccount, usernameAvailable } from '../api/calls.ts';
import { answers } from '../api/answer.ts';
import * as say from '../catalogue/signup.ts';
import { welcome } from '../catalogue/welcome.ts';
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

/** Closing the dialog goes to /login for every outcome. */
const toLogin = (sentence: string): Outcome => ({ sentence, next: '/login', clear: 'passwords' });

const handler = (company: string): SubmitHandler => ({
  rules: {
    username: filled(say.missing.username),
    full_name: filled(say.missing.full_name),
    email: isEmail(say.missing.email),
    password: filled(say.missing.password),
  },
  async submit({ data, signal }) {
    const username = text(data, 'username').trim();
    const outcome = toLogin(say.unchecked);
    const check = await usernameAvailable(username, { signal });
    if (!check.ok) return ended({ failure: check.failure, outcome, unchanged: say.notMade });
    const verdict = check.value;
    if (!verdict) return outcome;
    if (verdict.status === 'error' && verdict.message === answers.usernameTaken) return toLogin(say.taken);
    if (verdict.status !== 'success') return { note: say.unclear, clear: 'passwords' };
    const user = {
      full_name: text(data, 'full_name'),
      email: text(data, 'email'),
      password: text(data, 'password'),
    };
    const account = await createAccount({ username, ...user }, { signal });
    if (!account.ok) return ended({ failure: account.failure, outcome: toLogin(say.failed) });
    return { ...toLogin(welcome(company)), clear: 'all' };
  },
});

/** What Google's answer fills. */
const fills = { full_name: 'name', email: 'email' } as const;

/** Sign up: first whether the name is free, then the account. */
export default function SignupForm({ company, email }: Props) {
  return (
    <Form
      label="Sign up"
      button="Sign up"
      busyButton="Signing up…"
      handler={handler(company)}
      email={email}
      persistAs="signup"
    >
      {import.meta.env.GOOGLE && PUBLIC_GOOGLE_CLIENT_ID && (
        <GoogleButton clientId={PUBLIC_GOOGLE_CLIENT_ID} text="signup_with" fills={fills} />
      )}
      <Field
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field name="full_name" label="Full name" autoComplete="name" required />
      <Field name="email" label="Email" type="email" autoComplete="email" required />
      <PasswordField label="Password" autoComplete="new-password" />
    </Form>
  );
}
