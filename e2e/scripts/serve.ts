import { command, UserError } from './command.ts';
import { serveSite } from './static-host.ts';

/** Serves a built folder until it is ended: `node e2e/scripts/serve.ts <dir> <port> [origin of the API]` */
await command(async () => {
  const [, , dir, port, api] = process.argv;
  if (dir === undefined || port === undefined) throw new UserError('Pass a folder and a port.');
  await serveSite({ dir, port: Number(port), api });
});
