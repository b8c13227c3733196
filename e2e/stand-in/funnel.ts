import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { object } from './schemas.ts';

/** The steps of an application, in the order an applicant takes them. */
export const FUNNEL_KINDS = ['job_seen', 'apply_seen', 'file_chosen', 'sent', 'succeeded', 'failed'] as const;

/** Counts the steps: `POST /funnel` with `{"event": kind}` gives 204, an unknown kind 422; nothing else is kept. */
export function funnelRoutes(app: FastifyInstance, db: DatabaseSync): void {
  const schema = { body: object({ event: { enum: FUNNEL_KINDS } }) };
  app.post<{ Body: { event: string } }>('/funnel', { schema }, async ({ body }, reply) => {
    db.prepare('INSERT INTO funnel VALUES (?, 1) ON CONFLICT DO UPDATE SET count = count + 1').run(
      body.event,
    );
    return reply.code(204).send();
  });
}
