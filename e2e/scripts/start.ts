import { command, run } from './command.ts';
import { startLocalApi } from './local-api.ts';
import { ports, requireFreePorts } from './ports.ts';
import { serveSite } from './static-host.ts';

/** A folder of its own, so that `dist` never contains a site for this computer. */
const dir = '.cache/start';

/** `npm start`: builds the site for this computer, and serves it and the stand-in API. */
await command(async () => {
  await requireFreePorts([ports.site, ports.api]);
  const { env, siteOrigin } = await startLocalApi();
  await run('astro', ['build', '--outDir', dir], env);
  await serveSite({ dir, port: ports.site.number });
  console.log(`\nThe site: ${siteOrigin}\nStop with Ctrl+C.`);
}).then(() => process.exitCode && process.exit());
