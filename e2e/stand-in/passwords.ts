import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

/** An argon2id hash (19 MiB, two passes), with a new random salt unless one is given. */
export async function hashPassword(
  password: string,
  salt: Uint8Array = randomBytes(16),
): Promise<{ salt: Uint8Array; tag: Uint8Array }> {
  return { salt, tag: await derive('argon2id', { ...COST, message: password, nonce: salt }) };
}

/** Whether the password belongs to the hash; false, and no faster, when there is none. */
export async function verifyPassword(password: string, salt: unknown, tag: unknown): Promise<boolean> {
  const known = salt instanceof Uint8Array && tag instanceof Uint8Array;
  const given = await hashPassword(password, known ? salt : undefined);
  return known && timingSafeEqual(given.tag, tag);
}
