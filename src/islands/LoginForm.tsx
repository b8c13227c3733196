import { logIn } from '../api/calls.ts';
import type { Failure } from '../api/failure.ts';
import * as catalogue from '../catalogue/login.ts';
import { welcome } from '../catalogue/form.ts';
import { signIn } from '../session.ts';
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

/** The sentence stands in the dialog and, so that it can be read again, at the form. */
const refused = (sentence: string): Outcome => ({ sentence, inline: sentence });

const markup = /<[a-z!/]/i;

/** What is said of a login that failed: 401 or "invalid" in the detail, 500, the server's own words, or no answer. */
function sentenceOf(failure: Failure): string {
  if (failure.kind === 'lost') return catalogue.network;
  if (failure.kind !== 'refused') return catalogue.other;
  if (failure.status === 401 || failure.detail.some((text) => /invalid/i.test(text)))
    return catalogue.invalid;
  if (failure.status === 500) return catalogue.server;
  return failure.detail.filter((text) => !markup.test(text)).join(' ') || catalogue.other;
}

const handler = (company: string): SubmitHandler => ({
  rules: required(catalogue.missing),
  async submit({ data, signal }) {
    const credentials = { email: text(data, 'email'), password: text(data, 'password') };
    const login = await logIn(credentials, { signal });
    if (!login.ok) return ended({ failure: login.failure, outcome: refused(sentenceOf(login.failure)) });
    const session = signIn(login.value);
    if (session === 'refused') return refused(catalogue.other);
    return {
      sentence: welcome(company),
      next: '/',
      done: true,
      note: session === 'memory' ? catalogue.onThisPage : undefined,
    };
  },
});

/** Login: a welcome, then home. */
export default function LoginForm({ company, email }: Props) {
  return (
    <Form label="Login" button="Login" busyButton="Logging in…" handler={handler(company)} email={email}>
      {import.meta.env.GOOGLE && <GoogleButton text="signin_with" />}
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <PasswordField label="Password" autoComplete="current-password" />
    </Form>
  );
}
