import type { Reply } from './contract.ts';

/** One entry of a 422 answer, in the shape FastAPI gives it; the value itself is never repeated. */
export interface FieldError {
  loc: readonly [where: 'body' | 'query', field?: string];
  msg: string;
  type: string;
}

/** A request that is turned down: thrown by whoever finds the reason, answered as `{detail}`. */
export class Refusal extends Error {
  readonly reply: Reply;

  constructor(status: number, detail: string | readonly FieldError[], headers: Record<string, string> = {}) {
    super(`refused with ${status}`);
    this.reply = { status, body: { detail }, headers };
  }
}

/** The refusal of a single field of the body: 422 with an array of one. */
export function invalid(field: string, msg: string, type: string): Refusal {
  return new Refusal(422, [{ loc: ['body', field], msg, type }]);
}

/** An answer of the product's shape, `{detail: {status, message, data}}` (product.md section 7). */
export function reply(status: 'success' | 'error', message: string, data: object | null = null): Reply {
  return { status: 200, body: { detail: { status, message, data } } };
}
