import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { PasswordHash } from './passwords.ts';
import type { Row } from './rows.ts';
import { bytesOf, textOf } from './rows.ts';

/** Someone who signed up; the id is 128 random bits in hexadecimal. */
export interface Account {
  id: string;
  username: string;
  fullName: string;
  email: string;
  password: PasswordHash;
}

/** What of a new account is already somebody's; the username in any letter case. */
export type Taken = 'username' | 'email';

/** Reads and writes the accounts; e-mail addresses are expected in lower case. */
export class Accounts {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  has(column: 'id' | Taken, value: string): boolean {
    return this.#db.prepare(`SELECT 1 FROM users WHERE ${column} = ?`).get(value) !== undefined;
  }

  byEmail(email: string): Account | undefined {
    const row = this.#db.prepare('SELECT * FROM users WHERE email = ?').get(email);
    return row && toAccount(row);
  }

  /** Stores a new account, or says what of it is taken; of two at the same moment one wins. */
  add(account: Omit<Account, 'id'>): Taken | undefined {
    const { username, fullName, email, password } = account;
    const { changes } = this.#db
      .prepare('INSERT INTO users VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
      .run(randomBytes(16).toString('hex'), username, fullName, email, password.salt, password.tag);
    if (changes !== 0) return undefined;
    return this.has('username', username) ? 'username' : 'email';
  }

  setPassword(email: string, password: PasswordHash): void {
    this.#db
      .prepare('UPDATE users SET password_salt = ?, password_tag = ? WHERE email = ?')
      .run(password.salt, password.tag, email);
  }
}

function toAccount(row: Row): Account {
  return {
    id: textOf(row, 'id'),
    username: textOf(row, 'username'),
    fullName: textOf(row, 'full_name'),
    email: textOf(row, 'email'),
    password: { salt: bytesOf(row, 'password_salt'), tag: bytesOf(row, 'password_tag') },
  };
}
