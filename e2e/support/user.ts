import { randomUUID } from 'node:crypto';

/** A user of the site. */
export interface User {
  /** The id that the API returns at login; empty without an account. */
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** A user with a new name, without an account. */
export function createUser(): User {
  const username = `meena-${randomUUID().slice(0, 13)}`;
  return {
    id: '',
    username,
    fullName: `Meena ${username.slice(6)}`,
    email: `${username}@example.com`,
    password: 'Rice & flour 7',
  };
}
