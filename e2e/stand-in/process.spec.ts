import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { inboxText } from './inbox-text.ts';
import { startApi } from './server.ts';
import { apply, application, filesOf, post, send, test } from '../support/fixtures/api.ts';
import { runToEnd, startProcess } from '../support/fixtures/process.ts';
import { PDF } from '../support/fixtures/resumes.ts';

test('it says that it is a stand-in, where it answers and where applications go, and ends when asked', async ({
  dataDir,
}) => {
  const { child, firstLine, origin } = await startProcess(dataDir);
  expect(firstLine).toMatch(/stand-in/i);
  expect(firstLine).toContain(dataDir);
  expect((await fetch(origin)).status).toBe(404);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

for (const [what, change, sentence] of [
  ['a malformed port', { API_PORT: 'eighty' }, 'API_PORT is "eighty": set it to a number from 0 to 65535.'],
  [
    'a malformed origin',
    { SITE_ORIGINS: 'http://a.example/' },
    'SITE_ORIGINS holds "http://a.example/": write',
  ],
  ['a folder it may not write', { DATA_DIR: '/dev/null/x' }, 'set DATA_DIR to a folder it may write to.'],
] as const) {
  test(`${what} is one sentence, not a stack`, async ({ dataDir }) => {
    const { code, printed } = await runToEnd('main.ts', { API_PORT: '0', DATA_DIR: dataDir, ...change });
    expect(code).toBe(1);
    expect(printed).toContain(sentence);
    expect(printed.trim().split('\n')).toHaveLength(1);
  });
}

test('a taken port is one sentence, not a stack', async ({ api, dataDir }) => {
  const { port } = new URL(api.origin);
  const { code, printed } = await runToEnd('main.ts', { API_PORT: port, DATA_DIR: dataDir });
  expect({ code, printed }).toEqual({
    code: 1,
    printed: `Port ${port} is taken: stop the program that uses it, or set API_PORT to another.\n`,
  });
});

test('no line of the log holds a password, a file name or an address', async ({ api, lines }) => {
  const user = { username: 'sesame', full_name: 'sesame', email: 'sesame@example.com', password: 'sesame' };
  const { email, password } = user;
  await post(api, '/user_auth/create', user);
  await post(api, '/user_auth/login', { email, password });
  await post(api, '/user_auth/login', { email, password: 'sesame?' });
  await send(api, '/user_auth/login', {
    method: 'POST',
    body: 'sesame',
    headers: { 'content-type': 'application/json' },
  });
  await send(api, '/user_auth/email/available?email=sesame@example.com');
  await send(api, '/sesame');
  await apply(api, application({ name: 'sesame', resume: { ...PDF, name: 'sesame.pdf' } }));
  await apply(api, application({ resume: { ...PDF, name: 'sesame.exe' } }));
  expect(lines).toHaveLength(8);
  expect(lines.join('\n')).not.toContain('sesame');
  expect(lines[1]).toMatch(/^POST \/user_auth\/login 200 \d+ ms$/);
});

test('files that no application owns are gone after a start, the others stay', async ({ api, dataDir }) => {
  await apply(api, application());
  const owned = filesOf(dataDir);
  writeFileSync(join(dataDir, 'resumes', 'orphan.pdf'), PDF.bytes);
  const other = await startApi({ port: 0, dataDir, origins: [] });
  await other.close();
  expect(filesOf(dataDir)).toEqual(owned);
});

test('the inbox says so while it is empty', async ({ dataDir }) => {
  expect(inboxText(dataDir)).toBe(`No application has arrived in ${dataDir} yet.`);
});

test('the inbox shows applications as a table and the funnel as bars', async ({ api, dataDir }) => {
  await apply(api, application());
  for (const event of ['job_seen', 'job_seen', 'sent']) await post(api, '/funnel', { event });
  const { code, printed } = await runToEnd('inbox.ts', { DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(printed).toMatch(/Received.*\n.*Meena Example.*Junior Software Developer-BE.*resume\.pdf \(29 KB\)/);
  expect(printed).toMatch(/job_seen +█{40} 2\n/);
  expect(printed).toMatch(/sent +█{20} +1\n/);
  expect(printed).toMatch(/failed +0\n/);
});
