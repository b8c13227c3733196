import { command } from '../support/command.ts';
import { dataDir } from '../support/local.ts';
import { startApi } from './server.ts';

/** The stand-in API as a process of its own, on any free port, for a test that kills it. */
await command(async () => {
  const { origin } = await startApi({ port: 0, dataDir, origins: [] });
  console.log(origin);
});
