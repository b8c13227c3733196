import { parseArgs } from 'node:util';
import { startApi } from './server.ts';

/**
 * The stand-in as a process, for Playwright's `webServer`:
 * `node e2e/stand-in/main.ts --port 4322 --data .cache/data --origin http://localhost:4321 --faults`
 */
const origin = { type: 'string', multiple: true, default: [] as string[] } as const;
const { values } = parseArgs({
  options: { port: { type: 'string' }, data: { type: 'string' }, origin, faults: { type: 'boolean' } },
});
const { port = '0', data = '.data', origin: origins } = values;
const api = await startApi({ port: Number(port), dataDir: data, origins });
console.log(`The stand-in API listens on ${api.origin}. It is for development and tests only.`);
