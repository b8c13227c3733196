import { useEffect } from 'react';
import { emailAvailable, setPassword } from '../api/calls.ts';
import { answers, catalogue } from '../api/catalogue.ts';
import Field from './Field.tsx';
import Form from './Form.tsx';
import { load } from './google/provider.ts';
import PasswordField from './PasswordField.tsx';
import { checked, type Outcome, type Work } from './useSubmit.ts';
import { email as isEmail, filled } from './validators.ts';
import { text } from './text.ts';

interface Props {
  /** The mailbox for those who can't use the form. */
  email: string;
}

const alerts = (sentence: string): Outcome => ({ sentence, alert: true, clear: 'passwords' });

const work: Work = {
  rules: {
    email: isEmail('Enter your email'),
    password: filled('Enter a new password'),
  },
  async run(data, signal, step) {
    const email = text(data, 'email').trim().toLowerCase();
    const verdict = await step(
      emailAvailable(email, signal),
      ...checked(
        ({ kind }) => alerts(kind === 'unreadable' ? catalogue.reset.unexpected : catalogue.reset.unchecked),
        'No password was changed.',
      ),
    );
    if (verdict?.status === 'success')
      return { sentence: catalogue.reset.unknown, next: '/Signup', clear: 'passwords' };
    if (verdict?.status !== 'error' || verdict.message !== answers.emailRegistered)
      return alerts(catalogue.reset.unexpected);
    await step(setPassword(email, text(data, 'password'), signal), () => alerts(catalogue.reset.failed));
    return { sentence: catalogue.reset.done, next: '/login', clear: 'all' };
  },
};

/** Forgot password (product.md sections 2, 4 and 8): first whether the e-mail is known, then the new password. */
export default function ForgotPasswordForm({ email }: Props) {
  useEffect(() => {
    // The provider is set up once for all auth pages (product.md section 7); no button stands on this one.
    if (import.meta.env.GOOGLE) load();
  }, []);
  return (
    <Form label="Change password" button="Change password" busyButton="Changing…" work={work} email={email}>
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <PasswordField label="New password" autoComplete="new-password" />
    </Form>
  );
}
