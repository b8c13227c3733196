import { useEffect } from 'react';
import { emailAvailable, setPassword } from '../api/calls.ts';
import { answers } from '../api/answer.ts';
import * as catalogue from '../catalogue/reset.ts';
import Field from './Field.tsx';
import Form from './Form.tsx';
import { loadGoogle } from './google/provider.ts';
import PasswordField from './PasswordField.tsx';
import { ended, type Outcome } from './outcome.ts';
import type { SubmitHandler } from './useSubmit.ts';
import { required } from './validators.ts';
import { text } from './text.ts';

interface Props {
  /** The mailbox for those who can't use the form. */
  email: string;
}

const alert = (sentence: string): Outcome => ({ sentence, alert: true });

const handler: SubmitHandler = {
  rules: required(catalogue.missing),
  async submit({ data, signal }) {
    const email = text(data, 'email').trim().toLowerCase();
    const check = await emailAvailable(email, { signal });
    if (!check.ok) {
      const { failure } = check;
      const outcome = alert(failure.kind === 'unreadable' ? catalogue.unexpected : catalogue.unchecked);
      return ended({ failure, outcome, unchanged: catalogue.notChanged });
    }
    const verdict = check.value;
    if (verdict?.status === 'success') return { sentence: catalogue.unknown, next: '/Signup' };
    if (verdict?.status !== 'error' || verdict.message !== answers.emailRegistered)
      return alert(catalogue.unexpected);
    const reset = await setPassword({ email, password: text(data, 'password') }, { signal });
    if (!reset.ok) return ended({ failure: reset.failure, outcome: alert(catalogue.failed) });
    return { sentence: catalogue.done, next: '/login', done: true };
  },
};

/** Forgot password: first whether the e-mail is known, then the new password. */
export default function ForgotPasswordForm({ email }: Props) {
  useEffect(() => {
    // The provider is set up once for all auth pages; no button stands on this one.
    if (import.meta.env.GOOGLE) void loadGoogle();
  }, []);
  return (
    <Form
      label="Change password"
      button="Change password"
      busyButton="Changing…"
      handler={handler}
      email={email}
    >
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <PasswordField label="New password" autoComplete="new-password" />
    </Form>
  );
}
