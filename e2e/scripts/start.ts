import { maxResumeBytes } from '../stand-in/applications.ts';
import { startApi } from '../stand-in/server.ts';
import { apiOrigin, ports } from '../support/sites/local-servers.ts';
import { requireFreePorts } from './free-ports.ts';
import { runScript, run } from './run.ts';
import { serveSite } from './static-host.ts';

/** `dist` would be wrong: a host must not get a site that is built for this computer. */
const dir = '.cache/start';

/** Where the stand-in stores accounts and applications. */
const dataDir = process.env['DATA_DIR'] || '.data';

/**
 * `npm start`: builds the site for this computer, and serves it and the stand-in API. With the argument `dev`, for
 * `npm run dev` and `npm run edit`, Astro's dev server serves it; further arguments go to Astro.
 */
await runScript(async () => {
  const [, , mode, ...astroArgs] = process.argv;
  const port = ports.site.number;
  await requireFreePorts([ports.site, ports.api]);
  const siteOrigin = `http://localhost:${port}`;
  const origins = [siteOrigin, `http://127.0.0.1:${port}`];
  await startApi({ port: ports.api.number, dataDir, origins, log: console.log });
  console.log(`The stand-in API (for development and tests only): ${apiOrigin}`);
  console.log(`Applications are stored in ${dataDir}; "npm run inbox" lists them.`);
  const env = {
    SITE_URL: siteOrigin,
    PUBLIC_API_HOST: apiOrigin,
    PUBLIC_MAX_RESUME_MB: String(maxResumeBytes / 1024 / 1024),
  };
  if (mode === 'dev') {
    await run('astro', ['dev', '--port', String(port), ...astroArgs], { ...env, NODE_ENV: 'development' });
    process.exit();
  }
  await run('astro', ['build', '--outDir', dir], env);
  await serveSite(dir, port);
  console.log(`\nThe site: ${siteOrigin}\nStop with Ctrl+C.`);
});
