import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { startApi } from '../stand-in/server.ts';
import { command, CommandProblem } from './command.ts';
import { dataDir, environmentOf } from './local.ts';
import { portProblem, ports } from './ports.ts';
import { run } from './run.ts';
import { serveSite } from './serve.ts';

/** A folder of its own: a build meanwhile can't take the pages away, and `dist` never holds a site for this machine. */
const dist = '.cache/start/site';

/** `npm start`: starts the stand-in API, builds the site, and serves both on loopback. */
await command(async () => {
  const { site: port, api: apiPort } = await ports();
  const lock = onlyOne();
  const site = `http://localhost:${port}`;
  const origins = [site, `http://127.0.0.1:${port}`];
  const api = await startApi({ port: apiPort, dataDir, origins, log: console.log });
  try {
    console.log('Building the site …');
    await run('node', ['e2e/support/build-quietly.ts', dist], environmentOf(site, apiPort));
    const served = await serveSite(dist, port).catch((error: unknown) => {
      throw portProblem('PORT', port, error);
    });
    console.log(`
The site              ${served.origin}  or  ${site}
The stand-in API      ${api.origin}  (for development and tests only)
Applications arrive   in ${dataDir}; "npm run inbox" lists them

Stop both with Ctrl+C.
`);
    await stopped();
    await served.close();
  } finally {
    await api.close();
    lock.close();
  }
});

/**
 * Keeps a second start out of this folder. SQLite's lock is the system's, which lets it go however a process ends.
 * @throws CommandProblem when one runs already
 */
function onlyOne(): DatabaseSync {
  mkdirSync('.cache/start', { recursive: true });
  const lock = new DatabaseSync('.cache/start/lock');
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    throw new CommandProblem('"npm start" already runs in this folder: stop it first.');
  }
}

/** Resolves when somebody ends this process. */
function stopped(): Promise<unknown> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
