import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** The response body of a successful call. */
export const success = (message: string, data: object | null = null) => ({
  detail: { status: 'success', message, data },
});

/** An error to throw: responds with this status code and `{"detail": message}`. */
export const httpError = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode });

/** Responds like FastAPI: `{"detail": text}`, or status 422 with `loc` and `msg` of each invalid field. */
export function sendError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, message, validation, validationContext } = error;
  const fields = validation?.map(({ instancePath, params, message }) => ({
    loc: [validationContext, params['missingProperty'] ?? instancePath.split('/')[1]],
    msg: message,
  }));
  return reply.code(fields ? 422 : statusCode).send({ detail: fields ?? message });
}
