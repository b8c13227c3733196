import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { applicationFields } from '../../src/fields/application.ts';
import { labelOf } from '../../src/fields/field-table.ts';
import { problemsIn } from '../../src/fields/validators.ts';
import { listApplications } from './applications.ts';
import { startApi } from './server.ts';

const pdf = '%PDF-1.7\n';
const fields = { ...applicationFields, portfolio: { label: 'Portfolio' } };

interface Fixtures {
  dataDir: string;
  /** Sends a valid application with these changes; returns the response body. */
  apply: (changes?: Record<string, string | File>) => Promise<unknown>;
}

/** A stand-in with an empty data folder, and with an optional field in the form. */
const test = base.extend<Fixtures>({
  dataDir: async ({}, use, testInfo) => use(testInfo.outputPath('data')),
  apply: async ({ dataDir }, use) => {
    const api = await startApi({ port: 0, dataDir, origins: [], fields });
    await use(async (changes = {}) => {
      const body = new FormData();
      for (const name of Object.keys(applicationFields)) body.set(name, 'மீனா');
      body.set('date', '2026-01-31 09:05:00');
      body.set('resume', new File([pdf], 'my cv.PDF'));
      for (const [name, value] of Object.entries(changes)) body.set(name, value);
      const response = await fetch(`${api.origin}/user_auth/internInformation/`, { method: 'POST', body });
      expect(response.status).toBe(200);
      return response.json();
    });
    await api.close();
  },
});

test('an application is stored once with its file and every date, and the inbox lists it', async ({
  apply,
  dataDir,
}) => {
  const first = await apply();
  for (const date of ['2026-01-31 09:06:00', '2026-01-31 09:05:00'])
    expect(await apply({ date })).toEqual(first);
  await apply({ date: '2026-01-31 08:00:00', resume: new File(['PK\x03\x04'], 'cv.docx') });
  const [earlier, stored, ...others] = listApplications(dataDir);
  expect(others).toEqual([]);
  expect(earlier?.fileName).toBe('cv.docx');
  const date = '2026-01-31 09:05:00, 2026-01-31 09:06:00';
  expect(stored).toMatchObject({ fields: { name: 'மீனா', date }, fileName: 'my cv.PDF' });
  expect(readFileSync(stored?.resumePath ?? '', 'utf8')).toBe(pdf);
  const env = { ...process.env, DATA_DIR: dataDir };
  const listed = execFileSync('node', ['e2e/stand-in/inbox.ts'], { env, encoding: 'utf8' });
  for (const text of ['my cv.PDF', date]) expect(listed).toContain(text);
});

test('the label of an optional field names it optional, and it may be empty', async ({ apply, dataDir }) => {
  expect(labelOf(fields.portfolio)).toBe('Portfolio (optional)');
  expect(labelOf(fields.name)).toBe(fields.name.label);
  const empty = problemsIn(new FormData(), fields).map(({ field }) => field);
  expect(empty).toContain('name');
  expect(empty).not.toContain('portfolio');
  for (const changes of [{ portfolio: 'https://dots.example' }, { portfolio: '' }, {}]) await apply(changes);
  const stored = listApplications(dataDir).map(({ fields }) => fields['portfolio']);
  expect(stored).toEqual(['https://dots.example', '', undefined]);
});
