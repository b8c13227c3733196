import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { hashPassword, isPassword } from './passwords.ts';
import { refusal } from './refusal.ts';
import { email, object, password, text } from './schemas.ts';

// The site reads these to the letter.
const USERNAME_TAKEN = 'Username is already taken';
const EMAIL_TAKEN = 'Email is already registered';

const credentials = { body: object({ email, password }) };
const newAccount = { body: object({ username: text, full_name: text, email, password }) };

type Credentials = Record<'email' | 'password', string>;

/** The shape of the product's answers. */
export const success = (message: string, data: object | null = null) => ({
  detail: { status: 'success', message, data },
});

const taken = (message: string) => ({ detail: { status: 'error', message, data: null } });

/** The calls about accounts. E-mail addresses are kept in lower case, usernames are equal in any letter case. */
export function accountRoutes(app: FastifyInstance, db: DatabaseSync): void {
  const has = (column: 'id' | 'username' | 'email', value: string) =>
    db.prepare(`SELECT 1 FROM users WHERE ${column} = ?`).get(value) !== undefined;

  app.post<{ Body: Credentials }>('/user_auth/login', { schema: credentials }, async ({ body }) => {
    const row = db.prepare('SELECT * FROM users WHERE email = ?').get(address(body.email));
    if (!row || !(await isPassword(body.password, row['password_hash'])))
      throw refusal(401, 'Invalid email or password');
    const { id, username, full_name, email } = row;
    return success('Login successful', { user_id: id, username, full_name, email });
  });

  app.get<{ Querystring: { username: string } }>(
    '/user_auth/username/available',
    { schema: { querystring: object({ username: text }) } },
    ({ query }) =>
      has('username', query.username.trim()) ? taken(USERNAME_TAKEN) : success('Username is available'),
  );

  app.get<{ Querystring: { email: string } }>(
    '/user_auth/email/available',
    { schema: { querystring: object({ email }) } },
    ({ query }) => (has('email', address(query.email)) ? taken(EMAIL_TAKEN) : success('Email is available')),
  );

  app.post<{ Body: Credentials & Record<'username' | 'full_name', string> }>(
    '/user_auth/create',
    { schema: newAccount },
    async ({ body }) => {
      const username = body.username.trim();
      const hash = await hashPassword(body.password);
      const { changes } = db
        .prepare('INSERT INTO users VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
        .run(randomUUID(), username, body.full_name.trim(), address(body.email), hash);
      if (changes === 0) throw refusal(409, has('username', username) ? USERNAME_TAKEN : EMAIL_TAKEN);
      return success('User created successfully');
    },
  );

  app.post<{ Body: Credentials }>('/user_auth/set-password', { schema: credentials }, async ({ body }) => {
    const { changes } = db
      .prepare('UPDATE users SET password_hash = ? WHERE email = ?')
      .run(await hashPassword(body.password), address(body.email));
    if (changes === 0) throw refusal(404, 'Email is not registered');
    return success('Password updated successfully');
  });

  app.post<{ Querystring: { user_id: string } }>(
    '/user_auth/logout',
    { schema: { querystring: object({ user_id: text }) } },
    ({ query }) => {
      if (!has('id', query.user_id)) throw refusal(404, 'User not found');
      return success('User logged out successfully');
    },
  );
}

const address = (typed: string) => typed.trim().toLowerCase();
