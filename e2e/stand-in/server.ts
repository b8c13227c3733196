import cors from '@fastify/cors';
import { fastify } from 'fastify';
import { portProblem } from '../support/ports.ts';
import { accountRoutes } from './accounts.ts';
import { applicationRoutes } from './application-routes.ts';
import { receiver } from './applications.ts';
import { inDataFolder, openDatabase } from './database.ts';
import { answerError, refusal } from './refusal.ts';
import { ajv } from './schemas.ts';

/** How to run the stand-in API. */
export interface ApiOptions {
  /** The port on 127.0.0.1; 0 for any that is free. */
  port: number;
  /** The folder for the database and the resumes; created when it does not exist. */
  dataDir: string;
  /** The site origins that may call from a browser. */
  origins: readonly string[];
  /** Takes one line for each request; never a password, a file name or a query. */
  log?: (line: string) => void;
  /** The time in milliseconds since 1970; the machine's clock unless given. */
  now?: () => number;
}

/** A running stand-in; `close` drops open connections and resolves when nothing is being written any more. */
export interface Api {
  origin: string;
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * Starts the stand-in for the product's API, on loopback only.
 * @throws CommandProblem when the port is taken or the folder can't be used
 */
export async function startApi(options: ApiOptions): Promise<Api> {
  const { port, dataDir, origins, log = () => undefined, now = Date.now } = options;
  const db = openDatabase(dataDir);
  const receive = inDataFolder(dataDir, () => receiver(db, dataDir, now));
  const app = fastify({ ajv, bodyLimit: 16 * 1024, forceCloseConnections: true });
  app.addHook('onClose', () => db.close());

  app.addHook('onRequest', async ({ method, headers: { origin } }) => {
    if (method !== 'GET' && origin !== undefined && !origins.includes(origin))
      throw refusal(403, 'This origin may not call the API');
  });
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type'],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    log(`${method} ${routeOptions.url ?? '(unknown path)'} ${statusCode} ${Math.round(elapsedTime)} ms`),
  );
  app.addHook('onRequestAbort', async ({ method, routeOptions }) =>
    log(`${method} ${routeOptions.url ?? '(unknown path)'} the client went away`),
  );
  // The message is left out: it may quote what the visitor sent.
  app.addHook('onError', async (_request, _reply, error) => {
    if (!error.validation && (error.statusCode ?? 500) >= 500 && error.code !== 'ECONNRESET')
      log(`failed: ${error.name} ${error.code} ${error.stack?.split('\n    ')[1]}`);
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not Found' }));

  app.removeContentTypeParser('text/plain');
  accountRoutes(app, db);
  app.register((scope) => applicationRoutes(scope, receive));
  const origin = await app.listen({ port, host: '127.0.0.1' }).catch((error: unknown) => {
    throw portProblem('API_PORT', port, error);
  });
  return { origin, dataDir, close: () => app.close() };
}
