import type { Accounts } from './accounts.ts';
import type { Call, Reply, Route, Routes } from './contract.ts';
import type { FieldReader } from './fields.ts';
import { checkEmail, readFields } from './fields.ts';
import { jsonFields, MAX_JSON_BYTES } from './json.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { reply, Refusal } from './reply.ts';

// The site reads these to the letter (product.md sections 4 and 8).
const USERNAME_TAKEN = 'Username is already taken';
const EMAIL_TAKEN = 'Email is already registered';

/** The six account calls of product.md section 7. */
export function accountRoutes(accounts: Accounts): Routes {
  return {
    '/user_auth/login': post(async (call) => {
      const { email, password } = readJson(call, credentials);
      const account = accounts.byEmail(email);
      const correct = await verifyPassword(password, account?.password);
      if (!account || !correct) throw new Refusal(401, 'Invalid email or password');
      const { id, username, fullName } = account;
      return reply('success', 'Login successful', { user_id: id, username, full_name: fullName, email });
    }),

    '/user_auth/username/available': get(({ query }) => {
      const username = readFields('query', new Map(query), (field) => field.text('username'));
      return accounts.has('username', username)
        ? reply('error', USERNAME_TAKEN)
        : reply('success', 'Username is available');
    }),

    '/user_auth/email/available': get(({ query }) => {
      const email = readFields('query', new Map(query), emailOf);
      return accounts.has('email', email)
        ? reply('error', EMAIL_TAKEN)
        : reply('success', 'Email is available');
    }),

    '/user_auth/create': post(async (call) => {
      const { secret, ...account } = readJson(call, (field) => ({
        username: field.text('username'),
        fullName: field.text('full_name'),
        email: emailOf(field),
        secret: field.secret('password'),
      }));
      const taken = accounts.add({ ...account, password: await hashPassword(secret) });
      if (taken) throw new Refusal(409, taken === 'username' ? USERNAME_TAKEN : EMAIL_TAKEN);
      return reply('success', 'User created successfully');
    }),

    '/user_auth/set-password': post(async (call) => {
      const { email, password } = readJson(call, credentials);
      if (!accounts.has('email', email)) throw new Refusal(404, 'Email is not registered');
      accounts.setPassword(email, await hashPassword(password));
      return reply('success', 'Password updated successfully');
    }),

    '/user_auth/logout': post(({ query }) => {
      const id = readFields('query', new Map(query), (field) => field.text('user_id'));
      if (!accounts.has('id', id)) throw new Refusal(404, 'User not found');
      return reply('success', 'User logged out successfully');
    }),
  };
}

function post(handler: (call: Call) => Reply | Promise<Reply>): Route {
  return { method: 'POST', maxBytes: MAX_JSON_BYTES, handle: handler };
}

function get(handler: (call: Call) => Reply): Route {
  return { method: 'GET', maxBytes: MAX_JSON_BYTES, handle: handler };
}

function readJson<T>(call: Call, read: (field: FieldReader) => T): T {
  return readFields('body', jsonFields(call), read);
}

function credentials(field: FieldReader): { email: string; password: string } {
  return { email: emailOf(field), password: field.secret('password') };
}

function emailOf(field: FieldReader): string {
  return field.text('email', checkEmail).toLowerCase();
}
