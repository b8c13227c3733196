import { randomUUID } from 'node:crypto';

/** A user of the site. */
export type User = Readonly<ReturnType<typeof createUser>>;

/** A user with a new name, without an account. */
export function createUser() {
  const username = `meena-${randomUUID().slice(0, 13)}`;
  return {
    /** The id that the API returns at login; empty without an account. */
    id: '',
    username,
    fullName: `Meena ${username.slice(6)}`,
    email: `${username}@example.com`,
    password: 'Rice & flour 7',
  };
}
