import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** A request that is turned down with this status and `{"detail": message}`; to be thrown. */
export const refusal = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode });

/** A 422 that names one field; to be thrown. */
export const invalid = (field: string, message: string): Error =>
  Object.assign(refusal(422, message), { field });

/** What FastAPI calls a mistake, by the keyword of the JSON schema that found it. */
const types: Readonly<Record<string, string>> = {
  required: 'missing',
  type: 'string_type',
  minLength: 'string_too_short',
  maxLength: 'string_too_long',
  additionalProperties: 'extra_forbidden',
};

/**
 * Answers what went wrong in the product's shape: `{"detail": text}`, or for fields a 422 with FastAPI's list of
 * `loc`, `msg` and `type`. A database that another program keeps locked is a 503, anything unforeseen a 500.
 */
export function answerError(
  error: FastifyError & { field?: string; errcode?: number },
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const where = error.validationContext === 'querystring' ? 'query' : 'body';
  const detail = error.field
    ? [{ loc: [where, error.field], msg: error.message, type: 'value_error' }]
    : error.validation?.map(({ keyword, instancePath, params, message }) => {
        const field = params['missingProperty'] ?? params['additionalProperty'] ?? instancePath.split('/')[1];
        return { loc: field ? [where, field] : [where], msg: message, type: types[keyword] ?? 'value_error' };
      });
  if (detail) return reply.code(422).send({ detail });
  const { statusCode = error.errcode === SQLITE_BUSY ? 503 : 500, message } = error;
  return reply.code(statusCode).send({ detail: statusCode < 500 ? message : 'Internal Server Error' });
}

const SQLITE_BUSY = 5;
