import { expect, test } from '@playwright/test';
import * as apply from '../../src/messages/apply.ts';
import * as reset from '../../src/messages/forgot-password.ts';
import { welcome } from '../../src/messages/form.ts';
import * as login from '../../src/messages/login.ts';
import * as signOut from '../../src/messages/sign-out.ts';
import * as signup from '../../src/messages/signup.ts';
import type { Outcome } from '../../src/islands/form/outcome.ts';
import {
  company,
  respondTo,
  sendApplication,
  signOutUser,
  submitLogin,
  submitReset,
  submitSignup,
} from './submit.ts';

type Respond = () => Response;

const json = (status: number, detail: unknown) => Response.json({ detail }, { status });
const halfBody = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"detail": ')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });

/** What can go wrong with a call, and how the four kinds of failure are grouped. */
const failures: Readonly<Record<string, { kind: Kind; respond: Respond }>> = {
  'no response': {
    kind: 'noResponse',
    respond: () => {
      throw new TypeError('Failed to fetch');
    },
  },
  401: { kind: 'refused', respond: () => json(401, 'Wrong password') },
  422: { kind: 'refused', respond: () => json(422, [{ loc: ['body', 'x'], msg: 'This will not do' }]) },
  429: { kind: 'refused', respond: () => json(429, 'Too many requests') },
  500: { kind: 'refused', respond: () => json(500, 'Internal Server Error') },
  '503 in HTML': { kind: 'refused', respond: () => new Response('<h1>Unavailable</h1>', { status: 503 }) },
  'invalid JSON': { kind: 'unreadable', respond: () => new Response('{"detail": ') },
  'an empty body': { kind: 'unreadable', respond: () => new Response('') },
  204: { kind: 'unreadable', respond: () => new Response(null, { status: 204 }) },
  'half a body': { kind: 'truncated', respond: () => new Response(halfBody()) },
};

type Kind = 'noResponse' | 'refused' | 'unreadable' | 'truncated';

/** A call: the path, the form that makes it, and the message after each kind of failure or after one of them. */
interface Call {
  readonly path: string;
  readonly submit: () => Promise<Outcome>;
  readonly messages: Readonly<Record<Kind, string>>;
  readonly exceptions?: Readonly<Record<string, string>>;
}

const all = (message: string) => ({
  noResponse: message,
  refused: message,
  unreadable: message,
  truncated: message,
});
/** The messages of a call whose body is not read: any response with status 2xx is a success. */
const bodyNotRead = (failed: string, success: string) => ({
  ...all(success),
  noResponse: failed,
  refused: failed,
});

const calls: readonly Call[] = [
  {
    path: 'login',
    submit: submitLogin,
    messages: { ...all(login.otherError), noResponse: login.networkError, truncated: login.networkError },
    exceptions: {
      401: login.invalid,
      422: 'This will not do',
      429: 'Too many requests',
      500: login.serverError,
    },
  },
  {
    path: 'username/available',
    submit: submitSignup,
    messages: all(signup.checkFailed),
  },
  {
    path: 'create',
    submit: submitSignup,
    messages: bodyNotRead(signup.createFailed, welcome(company)),
  },
  {
    path: 'email/available',
    submit: submitReset,
    messages: { ...all(reset.checkFailed), unreadable: reset.unexpected },
  },
  {
    path: 'set-password',
    submit: submitReset,
    messages: bodyNotRead(reset.resetFailed, reset.updated),
  },
  {
    path: 'internInformation/',
    submit: () => sendApplication(),
    messages: bodyNotRead(apply.failed, apply.success),
  },
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
      const requested = respondTo({ ...successes, [path]: respond });
      expect.soft((await submit()).message, name).toBe(exceptions[name] ?? messages[kind]);
      expect
        .soft(
          requested.filter((call) => call === path),
          `${name}: no retry`,
        )
        .toHaveLength(1);
    }
  });
