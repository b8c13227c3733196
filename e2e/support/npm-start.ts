import { startApi } from '../stand-in/server.ts';
import { dataDir, environmentOf } from './local.ts';
import { command, ports } from './ports.ts';
import { run } from './run.ts';
import { serveSite } from './serve.ts';

/** `npm start`: builds the site, starts the stand-in API, and serves both on loopback. */
await command(async () => {
  const { site: port, api: apiPort } = await ports();
  const site = `http://localhost:${port}`;
  await run('astro', ['build'], environmentOf(site, apiPort));
  const origins = [site, `http://127.0.0.1:${port}`];
  const api = await startApi({ port: apiPort, dataDir, origins, log: console.log });
  const served = await serveSite('dist', port);
  console.log(`
The site              ${served.origin}  or  ${site}
The stand-in API      ${api.origin}  (for development and tests only)
Applications arrive   in ${dataDir}; "npm run inbox" lists them

Stop both with Ctrl+C.
`);
  const stop = async () => {
    await Promise.all([served.close(), api.close()]);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
