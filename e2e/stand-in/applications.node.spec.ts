import { statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { TEXT_FIELDS } from './application-fields.ts';
import { MAX_RESUME_BYTES } from './resume.ts';
import { listApplications, readResume } from './store.ts';
import { apply, application, filesOf, test } from '../support/fixtures/api.ts';
import { DOC, PDF, pdfOfSize, RESUMES } from '../support/fixtures/resumes.ts';

const MINUTE = 60_000;

for (const resume of [...RESUMES, pdfOfSize(MAX_RESUME_BYTES), { ...PDF, name: 'மீனா "CV" 100%.PDF' }])
  test(`${resume.name} of ${resume.bytes.length} bytes arrives byte for byte, for its owner's eyes alone`, async ({
    api,
    dataDir,
  }) => {
    const form = application({ name: 'மீனா', resume });
    const answer = await apply(api, form);
    expect(answer).toMatchObject({ status: 200, body: { detail: { status: 'success' } } });
    const stored = listApplications(dataDir);
    const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, form.get(name)]));
    const fileName = expect.stringContaining(resume.name.slice(0, 4));
    expect(stored).toMatchObject([{ ...texts, fileName, fileSize: resume.bytes.length }]);
    for (const row of stored) {
      expect(readResume(row).equals(resume.bytes)).toBe(true);
      expect(statSync(row.resumePath).mode & 0o777).toBe(0o600);
      expect(row.resumePath).not.toContain(resume.name);
    }
  });

test('the same application within ten minutes is one, whatever its stamp, and later it is another', async ({
  api,
  dataDir,
  clock,
}) => {
  const first = await apply(api, application());
  clock.now += 10 * MINUTE - 1;
  const renamed = { ...PDF, name: 'cv.pdf' };
  const again = await apply(api, application({ date: '2026-01-31 09:14:59', resume: renamed }));
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(listApplications(dataDir)).toHaveLength(1);
  expect(filesOf(dataDir)).toHaveLength(1);
  clock.now += 1;
  await apply(api, application());
  expect(listApplications(dataDir)).toHaveLength(2);
});

test('another word or file is another application', async ({ api, dataDir }) => {
  const words = TEXT_FIELDS.filter((name) => name !== 'date').map((name) => ({ [name]: 'Other' }));
  const changes = [{}, ...words, { resume: DOC }];
  for (const change of changes) await apply(api, application(change));
  expect(listApplications(dataDir)).toHaveLength(changes.length);
});

test('the same application sent ten times at once is one row and one file', async ({ api, dataDir }) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply(api, application())));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(listApplications(dataDir)).toHaveLength(1);
  expect(filesOf(dataDir)).toHaveLength(1);
});
