import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { forgotPasswordFields, loginFields, signupFields } from '../../src/fields/auth.ts';
import type { FieldTable, Values } from '../../src/fields/field-table.ts';
import { httpError, success } from './responses.ts';
import { email, object, objectOf, text } from './schemas.ts';

// The site compares these with the exact text.
const taken = { username: 'Username is already taken', email: 'Email is already registered' };

const body = (fields: FieldTable) => ({ schema: { body: objectOf(fields) } });

/** Adds the six account calls. Usernames and emails ignore letter case and outer spaces. */
export function accountRoutes(app: FastifyInstance, db: DatabaseSync): void {
  const find = (column: 'id' | 'username' | 'email', value: string) =>
    db.prepare(`SELECT * FROM users WHERE ${column} = ?`).get(value.trim());

  app.post<{ Body: Values<typeof loginFields> }>('/user_auth/login', body(loginFields), ({ body }) => {
    const user = find('email', body.email);
    if (!user || !isPassword(body.password, String(user['password_hash'])))
      throw httpError(401, 'Invalid email or password');
    const { id, username, full_name, email } = user;
    return success('Login successful', { user_id: id, username, full_name, email });
  });

  for (const [column, type] of [['username', text] as const, ['email', email] as const])
    app.get<{ Querystring: Record<string, string> }>(
      `/user_auth/${column}/available`,
      { schema: { querystring: object({ [column]: type }) } },
      ({ query }) =>
        find(column, query[column] ?? '')
          ? { detail: { status: 'error', message: taken[column], data: null } }
          : success(`The ${column} is available`),
    );

  app.post<{ Body: Values<typeof signupFields> }>('/user_auth/create', body(signupFields), ({ body }) => {
    const texts = [body.username, body.full_name, body.email].map((text) => text.trim());
    const user_id = randomUUID();
    const { changes } = db
      .prepare('INSERT INTO users VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
      .run(user_id, ...texts, hash(body.password));
    if (changes === 0) throw httpError(409, find('username', body.username) ? taken.username : taken.email);
    return success('User created successfully', { user_id });
  });

  app.post<{ Body: Values<typeof forgotPasswordFields> }>(
    '/user_auth/set-password',
    body(forgotPasswordFields),
    ({ body }) => {
      const { changes } = db
        .prepare('UPDATE users SET password_hash = ? WHERE email = ?')
        .run(hash(body.password), body.email.trim());
      if (changes === 0) throw httpError(404, 'Email is not registered');
      return success('Password updated successfully');
    },
  );

  app.post<{ Querystring: { user_id: string } }>(
    '/user_auth/logout',
    { schema: { querystring: object({ user_id: text }) } },
    () => success('User logged out successfully'),
  );
}

/** A salted scrypt hash. N = 2^12 keeps tests quick (10 ms); a public server needs 2^17 (OWASP). */
const hash = (password: string, salt = randomBytes(16).toString('hex')) =>
  `${salt}:${scryptSync(password, salt, 32, { N: 2 ** 12 }).toString('hex')}`;

const isPassword = (password: string, stored: string) =>
  timingSafeEqual(Buffer.from(hash(password, stored.split(':')[0])), Buffer.from(stored));
