import cors from '@fastify/cors';
import { fastify } from 'fastify';
import { accountRoutes } from './accounts.ts';
import { applicationRoutes } from './applications.ts';
import { openDatabase } from './database.ts';
import { sendError } from './responses.ts';

/** How to run the stand-in. */
interface ApiOptions {
  /** The port on 127.0.0.1. */
  readonly port: number;
  /** The folder of the database; created if missing. */
  readonly dataDir: string;
  /** The origins of the sites whose pages may call the API. */
  readonly origins: readonly string[];
  /** Gets one line per request, without what a user typed. */
  readonly log?: (line: string) => void;
}

/**
 * Starts the stand-in for the product's API: for development and tests only, on the loopback interface.
 * @throws Error with code EADDRINUSE if the port is in use
 */
export async function startApi({ port, dataDir, origins, log }: ApiOptions) {
  const customOptions = { allErrors: true, coerceTypes: false, removeAdditional: false };
  const app = fastify({ ajv: { customOptions } });
  const db = openDatabase(dataDir);
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type'],
  });
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, { statusCode }) =>
    log?.(`${method} ${url ?? '(unknown path)'} ${statusCode}`),
  );
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not Found' }));
  accountRoutes(app, db);
  await app.register((scope) => applicationRoutes(scope, db));
  await app.listen({ port, host: '127.0.0.1' });
}
