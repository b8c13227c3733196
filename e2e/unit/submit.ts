import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Outcome } from '../../src/islands/form/outcome.ts';
import type { Submit } from '../../src/islands/form/useSubmit.ts';
import * as signOut from '../../src/messages/sign-out.ts';
import { FakeXmlHttpRequest } from './fake-xhr.ts';

/**
 * Responds to calls in place of the network.
 * @param responses by the path below `/user_auth/`; other calls fail
 * @returns the paths that were called, in order
 */
export function respondTo(responses: Readonly<Record<string, () => Response>>): string[] {
  const requested: string[] = [];
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const call = pathname.replace('/user_auth/', '');
    requested.push(call);
    const respond = responses[call];
    if (!respond) throw new TypeError(`unexpected call ${call}`);
    return respond();
  };
  FakeXmlHttpRequest.install();
  return requested;
}

/** Imports a module of the site into Node. Style sheets are empty, and the API is at a host of its own. */
async function importSource<T>(path: string): Promise<T> {
  const env =
    'export const PUBLIC_API_HOST = "https://api.test", PUBLIC_MAX_RESUME_MB = undefined, PUBLIC_GOOGLE_CLIENT_ID = undefined;';
  const stubs = {
    name: 'stubs',
    enforce: 'pre' as const,
    resolveId: (id: string) =>
      id === 'astro:env/client' ? '\0env' : id.endsWith('.css') ? '\0css' : undefined,
    load: (id: string) => (id === '\0env' ? env : id === '\0css' ? 'export default {}' : undefined),
  };
  const { module } = await runnerImport<T>(resolve(path), {
    configFile: false,
    logLevel: 'error',
    plugins: [stubs],
  });
  return module;
}

const user = { username: 'meena', full_name: 'Meena', email: 'meena@example.com', password: 'secret' };
export const company = 'Dots';

const send = (submit: Submit): Promise<Outcome> => {
  const data = new FormData();
  for (const [name, value] of Object.entries(user)) data.set(name, value);
  return submit({ data, signal: new AbortController().signal, onProgress: () => undefined });
};

type Login = typeof import('../../src/islands/auth/LoginForm.tsx');
export const submitLogin = async (): Promise<Outcome> =>
  send((await importSource<Login>('src/islands/auth/LoginForm.tsx')).submit(company));

type Signup = typeof import('../../src/islands/auth/SignupForm.tsx');
export const submitSignup = async (): Promise<Outcome> =>
  send((await importSource<Signup>('src/islands/auth/SignupForm.tsx')).submit(company));

type Reset = typeof import('../../src/islands/auth/ForgotPasswordForm.tsx');
export const submitReset = async (): Promise<Outcome> =>
  send((await importSource<Reset>('src/islands/auth/ForgotPasswordForm.tsx')).submit);

/** @param cancel whether Cancel follows as soon as everything is sent */
export async function sendApplication(cancel = false): Promise<Outcome> {
  const path = 'src/islands/apply/submit.ts';
  const { submit } = await importSource<typeof import('../../src/islands/apply/submit.ts')>(path);
  const data = new FormData();
  for (const name of ['name', 'qualification', 'position', 'date']) data.set(name, 'text');
  data.set('resume', new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' }));
  const controller = new AbortController();
  return submit({
    data,
    signal: controller.signal,
    onProgress: ({ sent, total }) => cancel && sent === total && controller.abort(),
  });
}

/** Signs in with a response, and returns the current user. */
export async function signInWith(response: unknown): Promise<unknown> {
  Object.assign(globalThis, { localStorage: { setItem: () => undefined } });
  const session = await importSource<typeof import('../../src/session.ts')>('src/session.ts');
  session.signIn(response);
  return session.$session.get()?.user;
}

export async function signOutUser(): Promise<Outcome> {
  const path = 'src/sign-out.ts';
  const source = await importSource<typeof import('../../src/sign-out.ts')>(path);
  Object.assign(globalThis, { localStorage: { getItem: () => '7', removeItem: () => undefined } });
  return { message: signOut[await source.signOut()] };
}
