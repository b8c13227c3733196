import { parseArgs } from 'node:util';
import { startApi } from './server.ts';

/** Runs the stand-in for Playwright's `webServer`: `main.ts --port 4322 --data .data --origin http://…`. */
const text = { type: 'string', default: '' } as const;
const { values } = parseArgs({
  options: {
    port: text,
    data: text,
    origin: { type: 'string', multiple: true },
  },
});
const { port, data: dataDir, origin: origins = [] } = values;
const api = await startApi({ port: Number(port), dataDir, origins });
console.log(`The stand-in API, for development and tests only, listens on ${api.origin}.`);
