import { startApi } from '../stand-in/server.ts';
import { command } from './command.ts';
import { dataDir, environmentOf } from './local.ts';
import { ports } from './ports.ts';
import { run } from './run.ts';

/** `npm run dev`, and `npm run edit` by further words: the site with reload, and the stand-in API beside it. */
await command(async () => {
  const { site: port, api: apiPort } = await ports();
  const site = `http://localhost:${port}`;
  const origins = [site, `http://127.0.0.1:${port}`];
  const api = await startApi({ port: apiPort, dataDir, origins, log: console.log });
  console.log(`The stand-in API answers at ${api.origin}; applications are stored in ${dataDir}.`);
  try {
    const words = ['dev', '--port', String(port), ...process.argv.slice(2)];
    await run('astro', words, environmentOf(site, apiPort, 'development'));
  } finally {
    await api.close();
  }
});
