import { parseArgs } from 'node:util';
import { startApi } from './server.ts';

/** Runs the stand-in for Playwright's `webServer`: `main.ts --port 4322 --data .data --origin http://… --faults`. */
const text = { type: 'string', default: '' } as const;
const { values } = parseArgs({
  options: {
    port: text,
    data: text,
    origin: { type: 'string', multiple: true },
    faults: { type: 'boolean' },
  },
});
const { port, data: dataDir, origin: origins = [], faults = false } = values;
const api = await startApi({ port: Number(port), dataDir, origins, faults });
console.log(`The stand-in API, for development and tests only, listens on ${api.origin}.`);
