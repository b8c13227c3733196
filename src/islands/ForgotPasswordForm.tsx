import { useEffect } from 'react';
import { emailAvailable, setPassword } from '../api/calls.ts';
import { answers, catalogue } from '../api/catalogue.ts';
import Field from './Field.tsx';
import Form from './Form.tsx';
import { load } from './google/provider.ts';
import PasswordField from './PasswordField.tsx';
import { ended, type Outcome } from './outcome.ts';
import type { SubmitHandler } from './useSubmit.ts';
import { email as isEmail, filled } from './validators.ts';
import { text } from './text.ts';

interface Props {
  /** The mailbox for those who can't use the form. */
  email: string;
}

const alerts = (sentence: string): Outcome => ({ sentence, alert: true, clear: 'passwords' });

const handler: SubmitHandler = {
  rules: {
    email: isEmail('Enter your email'),
    password: filled('Enter a new password'),
  },
  async submit({ data, signal }) {
    const { unexpected, unchecked, failed } = catalogue.reset;
    const email = text(data, 'email').trim().toLowerCase();
    const check = await emailAvailable(email, { signal });
    if (!check.ok) {
      const { failure } = check;
      const outcome = alerts(failure.kind === 'unreadable' ? unexpected : unchecked);
      return ended({ failure, outcome, unchanged: 'No password was changed.' });
    }
    const verdict = check.value;
    if (verdict?.status === 'success')
      return { sentence: catalogue.reset.unknown, next: '/Signup', clear: 'passwords' };
    if (verdict?.status !== 'error' || verdict.message !== answers.emailRegistered) return alerts(unexpected);
    const reset = await setPassword({ email, password: text(data, 'password') }, { signal });
    if (!reset.ok) return ended({ failure: reset.failure, outcome: alerts(failed) });
    return { sentence: catalogue.reset.done, next: '/login', clear: 'all' };
  },
};

/** Forgot password: first whether the e-mail is known, then the new password. */
export default function ForgotPasswordForm({ email }: Props) {
  useEffect(() => {
    // The provider is set up once for all auth pages; no button stands on this one.
    if (import.meta.env.GOOGLE) load();
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
