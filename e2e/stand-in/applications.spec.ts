import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { databasePath } from './database.ts';
import { listApplications, readResume } from './store.ts';
import { MAX_RESUME_BYTES, startApi } from './server.ts';
import { apply, application, filesOf, send, test } from '../support/fixtures/api.ts';
import { DOC, PDF, pdfOfSize, RESUMES } from '../support/fixtures/resumes.ts';

const MINUTE = 60_000;

for (const resume of [...RESUMES, pdfOfSize(MAX_RESUME_BYTES)]) {
  const size = `${resume.bytes.length} bytes`;
  test(`${resume.name} of ${size} arrives byte for byte, for its owner's eyes alone`, async ({
    api,
    dataDir,
  }) => {
    const answer = await apply(api, application({ resume }));
    expect(answer).toMatchObject({ status: 200, body: { detail: { status: 'success' } } });
    const [stored, ...others] = listApplications(dataDir);
    expect(others).toEqual([]);
    if (!stored) throw new Error('Nothing was stored');
    expect(stored).toMatchObject({
      name: 'Meena Example',
      qualification: 'B.E.',
      position: 'Junior Software Developer-BE',
      date: '2026-01-31 09:05:00',
      fileName: resume.name,
      fileSize: resume.bytes.length,
    });
    expect(readResume(stored).equals(resume.bytes)).toBe(true);
    expect(statSync(stored.resumePath).mode & 0o777).toBe(0o600);
    expect(stored.resumePath).not.toContain('resume.');
  });
}

test('the address without the trailing slash takes applications too', async ({ api, dataDir }) => {
  const init = { method: 'POST', body: application() };
  expect((await send(api, '/user_auth/internInformation', init)).status).toBe(200);
  expect(listApplications(dataDir)).toHaveLength(1);
});

test('names in any script, and file names in capitals, are kept', async ({ api, dataDir }) => {
  const resume = { ...PDF, name: 'மீனா "CV" 100%.PDF' };
  await apply(api, application({ name: 'மீனா', resume }));
  expect(listApplications(dataDir)).toMatchObject([
    { name: 'மீனா', fileName: expect.stringContaining('மீனா') },
  ]);
});

test('the same application within ten minutes is one row, whatever its stamp', async ({
  api,
  dataDir,
  clock,
}) => {
  const first = await apply(api, application());
  clock.now += 10 * MINUTE - 1;
  const again = await apply(
    api,
    application({ date: '2026-01-31 09:14:59', resume: { ...PDF, name: 'cv.pdf' } }),
  );
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(listApplications(dataDir)).toHaveLength(1);
  expect(filesOf(dataDir)).toHaveLength(1);
});

test('ten minutes later it is another application', async ({ api, dataDir, clock }) => {
  await apply(api, application());
  clock.now += 10 * MINUTE;
  await apply(api, application());
  expect(listApplications(dataDir)).toHaveLength(2);
});

for (const change of [
  { name: 'Other' },
  { qualification: 'M.E.' },
  { position: 'Tester' },
  { resume: DOC },
]) {
  test(`another ${Object.keys(change).join()} is another application`, async ({ api, dataDir }) => {
    await apply(api, application());
    await apply(api, application(change));
    expect(listApplications(dataDir)).toHaveLength(2);
  });
}

test('the same application sent ten times at once is one row and one file', async ({ api, dataDir }) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply(api, application())));
  for (const { status } of answers) expect(status).toBe(200);
  expect(listApplications(dataDir)).toHaveLength(1);
  expect(filesOf(dataDir)).toHaveLength(1);
});

test('a data folder from before a field was added keeps its applications and takes new ones', async ({
  dataDir,
}) => {
  const before = await startApi({ port: 0, dataDir, origins: [] });
  await apply(before, application());
  await before.close();
  const db = new DatabaseSync(databasePath(dataDir));
  db.exec('ALTER TABLE applications DROP COLUMN qualification');
  db.close();
  const later = await startApi({ port: 0, dataDir, origins: [] });
  await apply(later, application({ name: 'Other' }));
  await later.close();
  expect(listApplications(dataDir)).toMatchObject([
    { name: 'Meena Example', qualification: '' },
    { name: 'Other', qualification: 'B.E.' },
  ]);
});
