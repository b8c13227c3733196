import type { Call } from './contract.ts';
import { Refusal } from './reply.ts';

/** The longest JSON body that is read, in bytes. */
export const MAX_JSON_BYTES = 16 * 1024;

/** The members of a JSON object body. Throws 415 for another content type, 422 for anything but an object. */
export function jsonFields({ contentType, body }: Call): ReadonlyMap<string, unknown> {
  if (!/^application\/json\s*(;|$)/i.test(contentType)) throw new Refusal(415, 'Send application/json');
  const value = parse(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(422, [
      { loc: ['body'], msg: 'Input should be a JSON object', type: 'model_attributes_type' },
    ]);
  }
  return new Map<string, unknown>(Object.entries(value));
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(422, [{ loc: ['body'], msg: 'JSON decode error', type: 'json_invalid' }]);
  }
}
