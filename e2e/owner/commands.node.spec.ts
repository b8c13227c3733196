import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startIn } from '../support/fixtures/project.ts';
import { listen } from '../support/listen.ts';
import { freePort } from '../support/ports.ts';

const home = fileURLToPath(new URL('../..', import.meta.url));

/** A script of package.json ends at once, with one sentence beside what npm itself says. */
async function expectSentence(script: string, env: NodeJS.ProcessEnv, sentence: string): Promise<void> {
  const { code, printed } = await startIn(home, ['npm', 'run', '--silent', script], env).ended;
  expect(printed.replace(/^npm warn .*\n/gm, '')).toBe(`${sentence}\n`);
  expect(code).toBe(1);
}

const range = 'set it to a port between 1 and 65535.';

for (const [script, env, sentence] of [
  ['start', { PORT: 'eighty' }, `PORT is "eighty": ${range}`],
  ['start', { API_PORT: '-1' }, `API_PORT is "-1": ${range}`],
  ['dev', { PORT: '70000' }, `PORT is "70000": ${range}`],
  [
    'start',
    { PORT: '4999', API_PORT: '4999' },
    'PORT and API_PORT are both 4999: set one of them to another port.',
  ],
  [
    'live',
    {},
    'Usage: npm run live -- https://www.example.com, or npm run live -- --site https://www.example.com https://preview.example.net',
  ],
] as const)
  test(`npm run ${script} says: ${sentence}`, () => expectSentence(script, env, sentence));

for (const [variable, other] of [
  ['PORT', 'API_PORT'],
  ['API_PORT', 'PORT'],
] as const)
  test(`npm start on a ${variable} that is taken is one sentence`, async () => {
    const server = createServer();
    const { port } = new URL(await listen(server, 0));
    await expectSentence(
      'start',
      { [other]: String(await freePort()), [variable]: port },
      `Port ${port} can't be used (EADDRINUSE): stop what uses it, or set ${variable} to another port.`,
    );
    server.close();
  });

test('a Node that is too old says so before it meets a file it cannot read', async () => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '20.19.5' });";
  const script = `${older} require('./e2e/support/prepare.cjs'); require('./not-reached')`;
  expect(await startIn(home, [process.execPath, '-e', script], {}).ended).toEqual({
    code: 1,
    printed:
      'Node 20.19.5 is too old: run "npm ci", which installs Node 24 beside the other parts, then use the npm scripts.\n',
  });
});
