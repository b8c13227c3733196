import type { FieldError } from './reply.ts';
import { Refusal } from './reply.ts';

const MAX_LENGTH = 1000;

/** A validator: what is wrong with the value, or undefined. */
export type Check = (value: string) => string | undefined;

/** Takes fields by name; text is trimmed, a secret is kept exactly as typed. */
export interface FieldReader {
  text: (name: string, check?: Check) => string;
  secret: (name: string) => string;
}

/**
 * Reads the fields a call needs out of what was given. Throws a 422 Refusal that lists every field which is
 * missing, blank, longer than 1000 characters, malformed, or not asked for.
 */
export function readFields<T>(
  where: 'body' | 'query',
  given: ReadonlyMap<string, unknown>,
  read: (field: FieldReader) => T,
): T {
  const errors: FieldError[] = [];
  const asked = new Set<string>();

  function take(name: string, clean: (value: string) => string, check?: Check): string {
    asked.add(name);
    const raw = given.get(name);
    const value = typeof raw === 'string' ? clean(raw) : '';
    const problem = problemOf(raw, value, check);
    if (problem) errors.push({ loc: [where, name], ...problem });
    return value;
  }

  const result = read({
    text: (name, check) => take(name, (value) => value.trim(), check ?? checkPrintable),
    secret: (name) => take(name, (value) => value),
  });
  for (const name of given.keys()) {
    if (!asked.has(name)) {
      errors.push({ loc: [where, name], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' });
    }
  }
  if (errors.length > 0) throw new Refusal(422, errors);
  return result;
}

function problemOf(raw: unknown, value: string, check?: Check): Omit<FieldError, 'loc'> | undefined {
  if (raw === undefined) return { msg: 'Field required', type: 'missing' };
  if (typeof raw !== 'string') return { msg: 'Input should be a valid string', type: 'string_type' };
  if (value === '') return { msg: 'String should have at least 1 character', type: 'string_too_short' };
  if (value.length > MAX_LENGTH) {
    return { msg: `String should have at most ${MAX_LENGTH} characters`, type: 'string_too_long' };
  }
  const msg = check?.(value);
  return msg === undefined ? undefined : { msg, type: 'value_error' };
}

/** Refuses control characters (NUL above all) and half surrogates, which a database would store as others. */
export function checkPrintable(value: string): string | undefined {
  return /\p{Cc}/u.test(value) || !value.isWellFormed() ? 'String has unreadable characters' : undefined;
}

/** Refuses what is no e-mail address, as loosely as a browser's e-mail field does. */
export function checkEmail(value: string): string | undefined {
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(value) ? undefined : 'value is not a valid email address';
}

/** Refuses what is not a UTC stamp `YYYY-MM-DD HH:MM:SS` of a day that exists (product.md section 3). */
export function checkStamp(value: string): string | undefined {
  const iso = `${value.replace(' ', 'T')}.000Z`;
  const time = Date.parse(iso);
  const valid = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) && !Number.isNaN(time);
  return valid && new Date(time).toISOString() === iso ? undefined : 'date should read YYYY-MM-DD HH:MM:SS';
}
