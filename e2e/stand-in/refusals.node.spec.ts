import { expect } from '@playwright/test';
import { MAX_RESUME_BYTES } from './resume.ts';
import { listApplications } from './store.ts';
import { APPLY, apply, application, filesOf, post, send, test } from '../support/fixtures/api.ts';
import { DOC, DOCX, PDF, pdfOfSize } from '../support/fixtures/resumes.ts';

test.afterEach(({ dataDir }) => {
  expect(filesOf(dataDir)).toEqual([]);
  expect(listApplications(dataDir)).toEqual([]);
});

const spreadsheet = Buffer.from(DOC.bytes);
spreadsheet.write('Workbook....', spreadsheet.indexOf('WordDocument', 0, 'utf16le'), 'utf16le');

for (const [what, resume, status] of [
  ['one byte over the limit', pdfOfSize(MAX_RESUME_BYTES + 1), 413],
  ['of many times the limit', pdfOfSize(4 * MAX_RESUME_BYTES), 413],
  ['with the name of another type', { ...PDF, name: 'resume.txt' }, 415],
  ['with nothing before its extension', { ...PDF, name: '.pdf' }, 415],
  ['that only calls itself a PDF', { ...PDF, bytes: Buffer.from('I am a resume.') }, 415],
  ['of Word that calls itself a PDF', { ...DOCX, name: 'resume.pdf' }, 415],
  ['of another Office program', { ...DOC, bytes: spreadsheet }, 415],
  ['that is empty', { ...PDF, bytes: Buffer.alloc(0) }, 422],
  ['that is missing', null, 422],
  ['that is a text field', 'resume.pdf', 422],
  ['with an endless name', { ...PDF, name: `${'x'.repeat(300)}.pdf` }, 422],
] as const)
  test(`a resume ${what} is refused with ${status}`, async ({ api }) => {
    const answer = await apply(api, application({ resume }));
    const detail = status === 422 ? [{ loc: ['body', 'resume'] }] : expect.any(String);
    expect(answer).toMatchObject({ status, body: { detail } });
  });

for (const [what, field, value] of [
  ['missing', 'name', null],
  ['blank', 'qualification', ' '],
  ['of 1001 characters', 'position', 'x'.repeat(1001)],
  ['of another format', 'date', '31/1/2026'],
  ['of a day that never was', 'date', '2026-02-30 09:05:00'],
  ['with a NUL', 'name', 'Me\0na'],
  ['nobody asked for', 'salary', '1'],
] as const)
  test(`a field ${field} ${what} is refused by name`, async ({ api }) => {
    const answer = await apply(api, application({ [field]: value }));
    const error = expect.objectContaining({ loc: ['body', field] });
    expect(answer).toMatchObject({ status: 422, body: { detail: expect.arrayContaining([error]) } });
  });

test('a field sent twice, a second file and a hundred fields are refused', async ({ api }) => {
  const form = (name: string, value: string | File, times = 1) => {
    const form = application();
    for (let time = 0; time < times; time++) form.append(name, value);
    return form;
  };
  expect(await apply(api, form('name', 'Other'))).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'name'] }] },
  });
  expect((await apply(api, form('resume', new File([PDF.bytes], 'cv.pdf')))).status).toBe(413);
  expect((await apply(api, form('salary', '1', 100))).status).toBe(413);
});

const CREATE = { username: 'meena', full_name: 'Meena', email: 'meena@example.com', password: 'secret' };

for (const [what, path, body, field] of [
  ['a missing field', 'create', { ...CREATE, full_name: undefined }, 'full_name'],
  ['a blank field', 'create', { ...CREATE, username: '  ' }, 'username'],
  ['a field that is no text', 'create', { ...CREATE, username: 7 }, 'username'],
  ['an endless field', 'create', { ...CREATE, password: 'x'.repeat(1001) }, 'password'],
  ['a malformed e-mail', 'login', { email: 'meena', password: 'secret' }, 'email'],
  ['half a surrogate pair', 'create', { ...CREATE, full_name: '\ud800' }, 'full_name'],
  ['a missing new password', 'set-password', { email: CREATE.email }, 'password'],
] as const)
  test(`${what} at ${path} is refused by name`, async ({ api }) => {
    const answer = await post(api, `/user_auth/${path}`, body);
    const error = { loc: ['body', field], type: expect.any(String), msg: expect.any(String) };
    expect(answer).toMatchObject({ status: 422, body: { detail: [error] } });
  });

for (const [method, path, status] of [
  ['GET', '/user_auth/username/available', 422],
  ['GET', '/user_auth/email/available?email=meena', 422],
  ['POST', '/user_auth/logout', 422],
  ['GET', '/', 404],
  ['GET', '/user_auth/login', 404],
  ['GET', APPLY, 404],
] as const)
  test(`${method} ${path} is answered with ${status} and JSON`, async ({ api }) => {
    const detail = status === 422 ? [{ loc: ['query', expect.any(String)] }] : 'Not Found';
    expect(await send(api, path, { method })).toMatchObject({ status, body: { detail } });
  });

for (const [what, path, type, body, status] of [
  ['that is not JSON', '/user_auth/login', 'application/json', '{"email":', 400],
  ['over 16 KiB', '/user_auth/login', 'application/json', JSON.stringify({ email: 'x'.repeat(17_000) }), 413],
  ['that is plain text', '/user_auth/login', 'text/plain', '{}', 415],
  ['of JSON', APPLY, 'application/json', '{}', 415],
] as const)
  test(`a body ${what} is refused at ${path} with ${status}`, async ({ api }) => {
    const answer = await send(api, path, { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer).toMatchObject({ status, body: { detail: expect.any(String) } });
  });
