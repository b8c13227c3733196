import { logIn } from '../../api/calls.ts';
import { loginFields } from '../../fields/auth.ts';
import { valuesOf } from '../../fields/field-table.ts';
import { welcome } from '../../messages/form.ts';
import * as messages from '../../messages/login.ts';
import { signIn } from '../../session.ts';
import { type Outcome, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';
import AuthForm, { type AuthProps } from './AuthForm.tsx';

/** The message is shown in the dialog and, so that it can be read again, in the form. */
const refused = (message: string): Outcome => ({ message, inline: message });

const submit =
  (company: string): Submit =>
  async ({ data, signal }) => {
    const login = await logIn(valuesOf(loginFields, data), { signal });
    if (!login.ok) return toOutcome(login.failure, refused(messages.failureMessage(login.failure)));
    const session = signIn(login.value);
    if (session === 'refused') return refused(messages.otherError);
    const note = session === 'memory' ? messages.notStored : undefined;
    return { message: welcome(company), next: '/', succeeded: true, note };
  };

/** Login: a welcome, then the home page. */
export default function LoginForm({ company, email }: AuthProps) {
  return (
    <AuthForm
      label="Login"
      button="Login"
      busyButton="Logging in…"
      fields={loginFields}
      submit={submit(company)}
      persistence={{ key: 'login', storage: 'sessionStorage' }}
      email={email}
    />
  );
}
