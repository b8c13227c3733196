import { startApi } from './api/server.ts';
import { command, ports } from './ports.ts';
import { run } from './run.ts';

const dataDir = '.data';

/** `npm run dev`: the site with reload, and the stand-in API beside it. */
await command(async () => {
  const { site: port, api: apiPort } = await ports();
  const site = `http://localhost:${port}`;
  const api = await startApi({
    port: apiPort,
    dataDir,
    origins: [site, `http://127.0.0.1:${port}`],
    log: console.log,
  });
  console.log(`The stand-in API answers at ${api.origin}; applications are stored in ${dataDir}.`);
  const env = { SITE_URL: site, PUBLIC_API_HOST: `http://localhost:${apiPort}` };
  try {
    await run('astro', ['dev', '--port', String(port)], env);
  } finally {
    await api.close();
  }
});
