import { command, run } from './command.ts';
import { startLocalApi } from './local-api.ts';
import { ports, requireFreePorts } from './ports.ts';

/** `npm run dev`, and `npm run edit` with `--open /admin`: Astro's dev server and the stand-in API. */
await command(async () => {
  await requireFreePorts([ports.site, ports.api]);
  const { env } = await startLocalApi();
  await run('astro', ['dev', '--port', String(ports.site.number), ...process.argv.slice(2)], {
    ...env,
    NODE_ENV: 'development',
  });
}).then(() => process.exit());
