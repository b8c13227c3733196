import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_LENGTH = 16;

/** An argon2id hash (19 MiB, two passes) behind its salt, a new one unless one is given. */
export async function hashPassword(
  password: string,
  salt: Uint8Array = randomBytes(SALT_LENGTH),
): Promise<Buffer> {
  return Buffer.concat([salt, await derive('argon2id', { ...COST, message: password, nonce: salt })]);
}

/** Whether the password belongs to the hash, as the database gives it. */
export async function isPassword(password: string, hash: unknown): Promise<boolean> {
  if (!(hash instanceof Uint8Array)) return false;
  return timingSafeEqual(await hashPassword(password, hash.subarray(0, SALT_LENGTH)), hash);
}
