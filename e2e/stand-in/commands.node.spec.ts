import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { databasePath, resumeFolder } from './database.ts';
import { startApi } from './server.ts';
import { apply, application, post, send, test } from '../support/fixtures/api.ts';
import { runToEnd } from '../support/fixtures/process.ts';
import { PDF } from '../support/fixtures/resumes.ts';

/** What may be wrong with a data folder, and the reason that is told. */
const unusable: Record<string, readonly [spoil: (dataDir: string) => unknown, reason: RegExp]> = {
  'whose database is garbage': [
    (dataDir) => writeFileSync(databasePath(dataDir), 'garbage '.repeat(1000)),
    /file is not a database/,
  ],
  'whose database has other tables': [
    (dataDir) => new DatabaseSync(databasePath(dataDir)).exec('CREATE TABLE applications (id TEXT)'),
    /no such column/,
  ],
  'whose database another program keeps locked': [
    (dataDir) => new DatabaseSync(databasePath(dataDir)).exec('BEGIN EXCLUSIVE'),
    /database is locked/,
  ],
  'with a file where the resumes go': [
    (dataDir) => writeFileSync(resumeFolder(dataDir), ''),
    /file already exists/,
  ],
};

for (const [what, [spoil, reason]] of Object.entries(unusable))
  test(`a data folder ${what} is one sentence`, async ({ dataDir }) => {
    spoil(dataDir);
    const start = startApi({ port: 0, dataDir, origins: [] });
    await expect(start).rejects.toThrow(reason);
    await expect(start).rejects.toThrow(
      /^The data folder \S+ can't be used \([^\n]+\): mend it, or set DATA_DIR to another\.$/,
    );
  });

test('a taken port is one sentence', async ({ api, dataDir }) => {
  const port = Number(new URL(api.origin).port);
  await expect(startApi({ port, dataDir, origins: [] })).rejects.toThrow(
    `Port ${port} can't be used (EADDRINUSE): stop what uses it, or set API_PORT to another port.`,
  );
});

test('no line of the log holds a password, a file name or an address', async ({ api, lines }) => {
  const user = { username: 'sesame', full_name: 'sesame', email: 'sesame@example.com', password: 'sesame' };
  const { email, password } = user;
  await post(api, '/user_auth/create', user);
  await post(api, '/user_auth/login', { email, password });
  await post(api, '/user_auth/login', { email, password: 'sesame?' });
  await send(api, '/user_auth/email/available?email=sesame@example.com');
  await send(api, '/sesame');
  await apply(api, application({ name: 'sesame', resume: { ...PDF, name: 'sesame.pdf' } }));
  await apply(api, application({ resume: { ...PDF, name: 'sesame.exe' } }));
  await expect.poll(() => lines).toHaveLength(7);
  expect(lines.join('\n')).not.toContain('sesame');
  expect(lines[1]).toMatch(/^POST \/user_auth\/login 200 \d+ ms$/);
});

test('the inbox says so while it is empty', async ({ dataDir }) => {
  const { code, printed } = await runToEnd('inbox.ts', { DATA_DIR: dataDir });
  expect({ code, printed }).toEqual({ code: 0, printed: `No application has arrived in ${dataDir} yet.\n` });
});

test('the inbox shows applications as a table', async ({ api, dataDir }) => {
  await apply(api, application());
  const { code, printed } = await runToEnd('inbox.ts', { DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(printed).toMatch(/Received.*\n.*Meena Example.*Junior Software Developer-BE.*resume\.pdf \(29 KB\)/);
});
