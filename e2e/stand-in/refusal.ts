import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** A request that is turned down with this status and `{"detail": message}`; to be thrown. */
export const refusal = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode });

/**
 * Answers what went wrong in the product's shape: `{"detail": text}`, or for fields a 422 with FastAPI's list of `loc`,
 * `msg` and `type`. Anything unforeseen is a 500.
 */
export function answerError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode = 500, message, validation, validationContext } = error;
  const where = validationContext === 'querystring' ? 'query' : 'body';
  const fields = validation?.map(({ keyword, instancePath, params, message }) => ({
    loc: [where, params['missingProperty'] ?? params['additionalProperty'] ?? instancePath.split('/')[1]],
    msg: message,
    type: keyword,
  }));
  if (fields) return reply.code(422).send({ detail: fields });
  return reply.code(statusCode).send({ detail: statusCode < 500 ? message : 'Internal Server Error' });
}
