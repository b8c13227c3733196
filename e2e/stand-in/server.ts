import { createServer } from 'node:http';
import { accountRoutes } from './account-routes.ts';
import { Accounts } from './accounts.ts';
import { applicationRoutes } from './application-routes.ts';
import { Applications } from './applications.ts';
import type { Origins } from './cors.ts';
import { openDatabase } from './database.ts';
import { funnelRoutes } from './funnel.ts';
import { listen } from './listen.ts';
import { createListener } from './listener.ts';

export { MAX_RESUME_BYTES } from './resume.ts';

/** How to run the stand-in API. */
export interface ApiOptions {
  /** The port on 127.0.0.1; 0 for any that is free. */
  port: number;
  /** The folder for the database and the resumes; created when it does not exist. */
  dataDir: string;
  /** The site origins that may call from a browser. */
  origins: Origins;
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
 * Starts the stand-in for the product's API, on loopback only. Rejects with the system's error when the port
 * is taken or the folder cannot be written.
 */
export async function startApi(options: ApiOptions): Promise<Api> {
  const { port, dataDir, origins, log = () => undefined, now = Date.now } = options;
  const db = openDatabase(dataDir);
  const applications = new Applications(db, dataDir, now);
  const routes = {
    ...accountRoutes(new Accounts(db)),
    ...applicationRoutes(applications),
    ...funnelRoutes(db),
  };
  const { listener, settled } = createListener({ routes, origins, log });
  // No limit on a request's whole time: a slow phone may need minutes for its resume.
  const server = createServer({ requestTimeout: 0 }, listener);
  try {
    applications.removeOrphans();
    const origin = await listen(server, port);
    return {
      origin,
      dataDir,
      close: async () => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
        await settled();
        db.close();
      },
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
