import { logIn } from '../api/calls.ts';
import type { Failure } from '../api/failure.ts';
import * as say from '../catalogue/login.ts';
import { welcome } from '../catalogue/welcome.ts';
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

const markup = /<[a-z!/]/i;

/** What is said of a login that failed: 401 or "invalid" in the detail, 500, the server's own words, or no answer. */
function sentenceOf(failure: Failure): string {
  if (failure.kind === 'lost') return say.network;
  if (failure.kind !== 'refused') return say.other;
  if (failure.status === 401 || failure.detail.some((text) => /invalid/i.test(text))) return say.invalid;
  if (failure.status === 500) return say.server;
  return failure.detail.filter((text) => !markup.test(text)).join(' ') || say.other;
}

const handler = (company: string): SubmitHandler => ({
  rules: {
    email: isEmail(say.missing.email),
    password: filled(say.missing.password),
  },
  async submit({ data, signal }) {
    const credentials = { email: text(data, 'email'), password: text(data, 'password') };
    const login = await logIn(credentials, { signal });
    if (!login.ok) return ended({ failure: login.failure, outcome: refused(sentenceOf(login.failure)) });
    const session = signIn(login.value);
    if (session === 'refused') return refused(say.other);
    return {
      sentence: welcome(company),
      next: '/',
      clear: 'all',
      note: session === 'memory' ? say.onThisPage : undefined,
    };
  },
});

/** What Google's answer fills. */
const fills = { email: 'email' } as const;

/** Login: a welcome, then home. */
export default function LoginForm({ company, email }: Props) {
  return (
    <Form label="Login" button="Login" busyButton="Logging in…" handler={handler(company)} email={email}>
      {import.meta.env.GOOGLE && PUBLIC_GOOGLE_CLIENT_ID && (
        <GoogleButton clientId={PUBLIC_GOOGLE_CLIENT_ID} text="signin_with" fills={fills} />
      )}
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <PasswordField label="Password" autoComplete="current-password" />
    </Form>
  );
}
