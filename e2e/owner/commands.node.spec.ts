import { createServer } from 'node:net';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { runIn } from '../support/fixtures/project.ts';

const home = fileURLToPath(new URL('../..', import.meta.url));

/** What a script of package.json prints, without the lines npm itself puts before it. */
async function npm(script: string, env: NodeJS.ProcessEnv) {
  const { code, printed } = await runIn(home, 'npm', ['run', '--silent', script], env);
  return { code, said: printed.replace(/^npm warn .*\n/gm, '').trim() };
}

for (const [script, variable, value] of [
  ['start', 'PORT', 'eighty'],
  ['start', 'API_PORT', '-1'],
  ['dev', 'PORT', '70000'],
] as const)
  test(`npm run ${script} with ${variable}=${value} is one sentence`, async () => {
    expect(await npm(script, { [variable]: value })).toEqual({
      code: 1,
      said: `${variable} is "${value}": set it to a port between 1 and 65535.`,
    });
  });

/** A port that something listens on, as long as the test needs it. */
async function listening() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The server has no port');
  return { port: String(bound.port), close: () => server.close() };
}

for (const [variable, other] of [
  ['PORT', 'API_PORT'],
  ['API_PORT', 'PORT'],
] as const)
  test(`npm start on a ${variable} that is taken is one sentence`, async () => {
    const free = String(20_000 + Math.floor(Math.random() * 10_000));
    const taken = await listening();
    expect(await npm('start', { [other]: free, [variable]: taken.port })).toEqual({
      code: 1,
      said: `Port ${taken.port} can't be used (EADDRINUSE): stop what uses it, or set ${variable} to another port.`,
    });
    taken.close();
  });

test('one port for both is one sentence', async () => {
  expect(await npm('start', { PORT: '4999', API_PORT: '4999' })).toEqual({
    code: 1,
    said: 'PORT and API_PORT are both 4999: set one of them to another port.',
  });
});

test('a Node that is too old says so before it meets a file it cannot read', async () => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '20.19.5' });";
  const { code, printed } = await runIn(
    home,
    process.execPath,
    ['-e', `${older} require('./e2e/support/prepare.cjs'); require('./not-reached')`],
    {},
  );
  expect({ code, printed }).toEqual({
    code: 1,
    printed:
      'Node 20.19.5 is too old: run "npm ci", which installs Node 24 beside the other parts, then use the npm scripts.\n',
  });
});
