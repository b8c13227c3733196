import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

/** An argon2id hash (19 MiB, two passes, one lane) with the salt it was made with. */
export interface PasswordHash {
  salt: Uint8Array;
  tag: Uint8Array;
}

// Checked when there is no such user, so that the answer takes as long as for a wrong password.
const NOBODY: PasswordHash = { salt: randomBytes(16), tag: randomBytes(COST.tagLength) };

/** Hashes a password, with a new random salt unless one is given. */
export async function hashPassword(
  password: string,
  salt: Uint8Array = randomBytes(16),
): Promise<PasswordHash> {
  return { salt, tag: await derive('argon2id', { ...COST, message: password, nonce: salt }) };
}

/** Whether the password belongs to the hash; false, and no faster, when there is none. */
export async function verifyPassword(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  const { salt, tag } = stored ?? NOBODY;
  const given = await hashPassword(password, salt);
  return timingSafeEqual(given.tag, tag) && stored !== undefined;
}
