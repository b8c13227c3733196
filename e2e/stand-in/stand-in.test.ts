import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { applicationFields } from '../../src/fields/application.ts';
import { labelOf } from '../../src/fields/field-table.ts';
import { problemsIn } from '../../src/fields/validators.ts';
import { listApplications, maxResumeBytes } from './applications.ts';
import { startApi } from './server.ts';

const origin = 'http://localhost:4321';
const pdf = '%PDF-1.7\n';

/** A stand-in with an empty data folder, and a client for it. */
const test = base.extend<{ dataDir: string; api: ReturnType<typeof clientOf> }>({
  dataDir: async ({}, use, testInfo) => use(testInfo.outputPath('data')),
  api: async ({ dataDir }, use) => {
    const api = await startApi({ port: 0, dataDir, origins: [origin], faults: true });
    await use(clientOf(api.origin));
    await api.close();
  },
});

const clientOf = (host: string) => ({
  send: (path: string, init?: RequestInit) => fetch(`${host}/user_auth/${path}`, init),
  post: (path: string, body: object, headers = {}) =>
    fetch(`${host}/user_auth/${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  /** Sends a valid application with these changes; `undefined` omits a field. */
  apply: (changes: Record<string, string | File | undefined> = {}) => {
    const body = new FormData();
    const texts = Object.fromEntries(Object.keys(applicationFields).map((name) => [name, 'மீனா']));
    const all = { ...texts, date: '2026-01-31 09:05:00', resume: new File([pdf], 'my cv.PDF'), ...changes };
    for (const [name, value] of Object.entries<string | File | undefined>(all))
      if (value !== undefined) body.append(name, value);
    return fetch(`${host}/user_auth/internInformation/`, { method: 'POST', body });
  },
});

const user = { username: 'Meena', full_name: 'Meena K', email: 'meena@example.com', password: ' secret ' };
const statusAndMessage = async (response: Promise<Response>) => {
  const { detail } = await (await response).json();
  return `${(await response).status} ${detail.message ?? detail}`;
};

test('an account can be created once, log in, change its password and log out', async ({ api }) => {
  const { email, password } = user;
  const free = '200 The username is available';
  expect(await statusAndMessage(api.send('username/available?username=meena'))).toBe(free);
  expect((await api.post('create', user)).status).toBe(200);
  const taken = ['200 Username is already taken', '200 Email is already registered'];
  expect(await statusAndMessage(api.send('username/available?username=meena'))).toBe(taken[0]);
  expect(await statusAndMessage(api.send('email/available?email=MEENA@example.com'))).toBe(taken[1]);
  expect((await api.post('create', { ...user, email: 'other@example.com' })).status).toBe(409);
  const wrong = '401 Invalid email or password';
  expect(await statusAndMessage(api.post('login', { email, password: 'secret' }))).toBe(wrong);
  expect(await statusAndMessage(api.post('login', { email: 'nobody@example.com', password }))).toBe(wrong);
  expect((await api.post('set-password', { email, password: 'new' })).status).toBe(200);
  expect((await api.post('set-password', { email: 'nobody@example.com', password })).status).toBe(404);
  expect(await statusAndMessage(api.post('login', { email, password }))).toBe(wrong);
  const { detail } = await (await api.post('login', { email, password: 'new' })).json();
  const logout = api.send(`logout?user_id=${detail.data.user_id}`, { method: 'POST' });
  expect(await statusAndMessage(logout)).toBe('200 User logged out successfully');
});

test('an application is stored once with its file, and the inbox lists it', async ({ api, dataDir }) => {
  const first = await (await api.apply()).json();
  expect(await (await api.apply({ date: '2026-01-31 09:06:00' })).json()).toEqual(first);
  expect((await api.apply({ resume: new File(['PK\x03\x04'], 'cv.docx') })).status).toBe(200);
  const [stored, ...others] = listApplications(dataDir);
  expect(others).toHaveLength(1);
  expect(stored).toMatchObject({ fields: { name: 'மீனா' }, fileName: 'my cv.PDF' });
  expect(readFileSync(stored?.resumePath ?? '', 'utf8')).toBe(pdf);
  const env = { ...process.env, DATA_DIR: dataDir };
  expect(execFileSync('node', ['e2e/stand-in/inbox.ts'], { env, encoding: 'utf8' })).toContain('my cv.PDF');
});

test('an optional field has “(optional)” in its label, and may be empty or missing', async ({ dataDir }) => {
  const fields = { ...applicationFields, portfolio: { label: 'Portfolio' } };
  expect(labelOf(fields.portfolio)).toBe('Portfolio (optional)');
  expect(labelOf(fields.name)).toBe(fields.name.label);
  const empty = problemsIn(new FormData(), fields).map(({ field }) => field);
  expect(empty).toContain('name');
  expect(empty).not.toContain('portfolio');
  const { origin, close } = await startApi({ port: 0, dataDir, origins: [], fields });
  const values = ['https://dots.example', '', undefined];
  for (const portfolio of values) expect((await clientOf(origin).apply({ portfolio })).status).toBe(200);
  await close();
  expect(listApplications(dataDir).map(({ fields }) => fields['portfolio'])).toEqual(values);
});

test('the forms and the API accept the same email addresses', async ({ api }) => {
  const emails = {
    valid: ['மீனா@உதாரணம்.இந்தியா', ' meena@example.com\n', 'a.b+c@mail.example.co.in'],
    invalid: [
      'meena@example',
      'meena@example,com',
      'a@example.com,b@example.com',
      'meena,k@example.com',
      'meena@example.',
      'meena@.com',
      'meena@example..com',
      'meena@example.com.',
      'meena@k@example.com',
      'meena k@example.com',
      '@example.com',
      'meena@',
    ],
  };
  for (const email of [...emails.valid, ...emails.invalid]) {
    const isValid = emails.valid.includes(email);
    const data = new FormData();
    data.set('email', email);
    const problems = problemsIn(data, { email: { label: 'Email', type: 'email' } });
    expect.soft(problems, email).toHaveLength(isValid ? 0 : 1);
    const { status } = await api.post('create', { ...user, username: email, email });
    expect.soft(status, email).toBe(isValid ? 200 : 422);
  }
});

const large = new File([pdf.padEnd(maxResumeBytes + 1)], 'cv.pdf');

for (const [what, changes, status, detail] of [
  ['a missing name', { name: undefined }, 422, [{ loc: ['body', 'name'] }]],
  ['an empty name', { name: '' }, 422, [{ loc: ['body', 'name'] }]],
  ['a blank role', { position: ' ' }, 422, [{ loc: ['body', 'position'] }]],
  ['a day that does not exist', { date: '2026-02-30 09:05:00' }, 422, [{ loc: ['body', 'date'] }]],
  ['an unknown field', { salary: '1' }, 422, expect.anything()],
  ['an empty resume', { resume: new File([], 'cv.pdf') }, 422, [{ loc: ['body', 'resume'] }]],
  ['a renamed image', { resume: new File(['GIF89a'], 'cv.pdf') }, 415, expect.any(String)],
  ['a large resume', { resume: large }, 413, expect.any(String)],
] as const)
  test(`an application with ${what} is refused with ${status}`, async ({ api, dataDir }) => {
    const response = await api.apply(changes);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ detail });
    expect(listApplications(dataDir)).toEqual([]);
  });

test('only pages of the given origins may read the responses', async ({ api }) => {
  const allowed = async (origin: string) =>
    (await api.post('login', user, { origin })).headers.get('access-control-allow-origin');
  expect(await allowed(origin)).toBe(origin);
  expect(await allowed('http://other.example')).toBeNull();
});

test('a request can ask for a network fault', async ({ api }) => {
  const ask = (fault: string) => api.post('login', user, { 'x-test-fault': fault });
  expect((await ask('cors')).headers.has('access-control-allow-origin')).toBe(false);
  expect((await ask('reset logout')).status).toBe(422);
  await expect(ask('reset')).rejects.toThrow();
  const cut = await ask('cut login');
  expect(cut.headers.get('access-control-allow-origin')).toBe(origin);
  await expect(cut.text()).rejects.toThrow();
  expect((await ask('cut-error')).status).toBe(500);
});
