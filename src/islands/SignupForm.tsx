import { createAccount, usernameAvailable } from '../api/calls.ts';
import { answers } from '../api/answer.ts';
import * as catalogue from '../catalogue/signup.ts';
import { welcome } from '../catalogue/form.ts';
import Field from './Field.tsx';
import Form from './Form.tsx';
import GoogleButton from './google/GoogleButton.tsx';
import PasswordField from './PasswordField.tsx';
import { ended, type Outcome } from './outcome.ts';
import type { SubmitHandler } from './useSubmit.ts';
import { required } from './validators.ts';
import { text } from './text.ts';

interface Props {
  /** The company's name, for the welcome. */
  company: string;
  /** The mailbox for those who can't use the form. */
  email: string;
}

/** Closing the dialog goes to /login for every outcome. */
const toLogin = (sentence: string): Outcome => ({ sentence, next: '/login' });

const handler = (company: string): SubmitHandler => ({
  rules: required(catalogue.missing),
  async submit({ data, signal }) {
    const username = text(data, 'username').trim();
    const outcome = toLogin(catalogue.unchecked);
    const check = await usernameAvailable(username, { signal });
    if (!check.ok) return ended({ failure: check.failure, outcome, unchanged: catalogue.notMade });
    const verdict = check.value;
    if (!verdict) return outcome;
    if (verdict.status === 'error' && verdict.message === answers.usernameTaken)
      return toLogin(catalogue.taken);
    if (verdict.status !== 'success') return { note: catalogue.unclear };
    const user = {
      full_name: text(data, 'full_name'),
      email: text(data, 'email'),
      password: text(data, 'password'),
    };
    const account = await createAccount({ username, ...user }, { signal });
    if (!account.ok) return ended({ failure: account.failure, outcome: toLogin(catalogue.failed) });
    return { ...toLogin(welcome(company)), done: true };
  },
});

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
      {import.meta.env.GOOGLE && <GoogleButton text="signup_with" />}
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
