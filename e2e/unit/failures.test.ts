import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { runnerImport } from 'vite';
import * as apply from '../../src/messages/apply.ts';
import * as reset from '../../src/messages/forgot-password.ts';
import { welcome } from '../../src/messages/form.ts';
import * as login from '../../src/messages/login.ts';
import * as signOut from '../../src/messages/sign-out.ts';
import * as signup from '../../src/messages/signup.ts';
import { FakeXmlHttpRequest } from './fake-xhr.ts';

type Respond = () => Response;

const json = (status: number, detail: unknown) => Response.json({ detail }, { status });
const lost = (message: string) => (): never => {
  throw new TypeError(message);
};
const halfBody = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"detail": ')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });

/** What can go wrong with a call, and how the four kinds of failure are grouped. */
const failures: Readonly<Record<string, { kind: Kind; respond: Respond }>> = {
  'connection refused': { kind: 'lost', respond: lost('Failed to fetch') },
  offline: { kind: 'lost', respond: lost('Load failed') },
  'connection reset': { kind: 'lost', respond: lost('NetworkError when attempting to fetch resource.') },
  'no CORS headers': { kind: 'lost', respond: lost('Failed to fetch') },
  401: { kind: 'refused', respond: () => json(401, 'Invalid email or password') },
  422: { kind: 'refused', respond: () => json(422, [{ loc: ['body', 'x'], msg: 'This will not do' }]) },
  429: { kind: 'refused', respond: () => json(429, 'Too many requests') },
  500: { kind: 'refused', respond: () => json(500, 'Internal Server Error') },
  '503 in HTML': { kind: 'refused', respond: () => new Response('<h1>Unavailable</h1>', { status: 503 }) },
  'invalid JSON': { kind: 'unreadable', respond: () => new Response('{"detail": ') },
  'an empty body': { kind: 'unreadable', respond: () => new Response('') },
  204: { kind: 'unreadable', respond: () => new Response(null, { status: 204 }) },
  'half a body': { kind: 'cut', respond: () => new Response(halfBody()) },
};

type Kind = 'lost' | 'refused' | 'unreadable' | 'cut';

/** A call: the path, the form that makes it, and the message after each kind of failure or after one of them. */
interface Call {
  readonly path: string;
  readonly submit: () => Promise<string | undefined>;
  readonly messages: Readonly<Record<Kind, string>>;
  readonly exceptions?: Readonly<Record<string, string>>;
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
const company = 'Dots';

/** Submits a form component and returns the message that its dialog shows. */
async function submitForm(path: string): Promise<string | undefined> {
  const { default: Form } = await importSource<typeof import('../../src/islands/auth/LoginForm.tsx')>(path);
  const data = new FormData();
  for (const [name, value] of Object.entries(user)) data.set(name, value);
  const { submit } = Form({ company, email: '' }).props;
  return (await submit({ data, signal: new AbortController().signal, onProgress: () => undefined })).message;
}

async function sendApplication(): Promise<string | undefined> {
  const path = 'src/islands/apply/submit.ts';
  const { submit } = await importSource<typeof import('../../src/islands/apply/submit.ts')>(path);
  const data = new FormData();
  for (const name of ['name', 'qualification', 'position', 'date']) data.set(name, 'text');
  data.set('resume', new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' }));
  const { signal } = new AbortController();
  return (await submit({ data, signal, onProgress: () => undefined })).message;
}

async function signOutUser(): Promise<string> {
  const path = 'src/islands/header/sign-out.ts';
  const source = await importSource<typeof import('../../src/islands/header/sign-out.ts')>(path);
  Object.assign(globalThis, { localStorage: { getItem: () => '7', removeItem: () => undefined } });
  return signOut[await source.signOut()];
}

const all = (message: string) => ({ lost: message, refused: message, unreadable: message, cut: message });
/** The messages of a call whose body is not read: any response with status 2xx is a success. */
const unread = (failed: string, success: string) => ({ ...all(success), lost: failed, refused: failed });

const calls: readonly Call[] = [
  {
    path: 'login',
    submit: () => submitForm('src/islands/auth/LoginForm.tsx'),
    messages: { ...all(login.otherError), lost: login.networkError, cut: login.networkError },
    exceptions: {
      401: login.invalid,
      422: 'This will not do',
      429: 'Too many requests',
      500: login.serverError,
    },
  },
  {
    path: 'username/available',
    submit: () => submitForm('src/islands/auth/SignupForm.tsx'),
    messages: all(signup.checkFailed),
  },
  {
    path: 'create',
    submit: () => submitForm('src/islands/auth/SignupForm.tsx'),
    messages: unread(signup.createFailed, welcome(company)),
  },
  {
    path: 'email/available',
    submit: () => submitForm('src/islands/auth/ForgotPasswordForm.tsx'),
    messages: { ...all(reset.checkFailed), unreadable: reset.unexpected },
  },
  {
    path: 'set-password',
    submit: () => submitForm('src/islands/auth/ForgotPasswordForm.tsx'),
    messages: unread(reset.resetFailed, reset.updated),
  },
  { path: 'internInformation/', submit: sendApplication, messages: unread(apply.failed, apply.success) },
  {
    path: 'logout',
    submit: signOutUser,
    messages: { ...all(signOut.failed), unreadable: signOut.unexpected },
  },
];

/** The responses of the calls before the tested one. */
const successes: Readonly<Record<string, Respond>> = {
  'username/available': () => json(200, { status: 'success', message: '' }),
  'email/available': () => json(200, { status: 'error', message: 'Email is already registered' }),
};

for (const { path, submit, messages, exceptions = {} } of calls)
  test(`the visitor reads the right message after every failure of ${path}`, async () => {
    for (const [name, { kind, respond }] of Object.entries(failures)) {
      const requested: string[] = [];
      globalThis.fetch = async (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        const call = pathname.replace('/user_auth/', '');
        requested.push(call);
        return call === path ? respond() : (successes[call] ?? lost('unexpected call'))();
      };
      FakeXmlHttpRequest.install();
      expect.soft(await submit(), name).toBe(exceptions[name] ?? messages[kind]);
      expect
        .soft(
          requested.filter((call) => call === path),
          `${name}: no retry`,
        )
        .toHaveLength(1);
    }
  });
