import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import { expect } from '@playwright/test';
import { MAX_RESUME_BYTES, startApi } from './server.ts';
import { listApplications } from './store.ts';
import { APPLY, apply, application, filesOf, send, test } from '../support/fixtures/api.ts';
import { RAW_FORM_TYPE, rawFile, rawForm, rawText } from '../support/fixtures/raw-form.ts';
import { DOC, DOCX, PDF, pdfOfSize } from '../support/fixtures/resumes.ts';

test.afterEach(({ dataDir }) => {
  expect(filesOf(dataDir)).toEqual([]);
  expect(listApplications(dataDir)).toEqual([]);
});

const text = { ...PDF, bytes: Buffer.from('I am a resume.') };
const spreadsheet = { ...DOC, bytes: withoutWord(DOC.bytes) };
const form = [
  rawText('name', 'Meena'),
  rawText('qualification', 'B.E.'),
  rawText('position', 'Tester'),
  rawText('date', '2026-01-31 09:05:00'),
];

function withoutWord(bytes: Buffer): Buffer<ArrayBuffer> {
  const other = Buffer.from(bytes);
  other.write('Workbook....', other.indexOf('WordDocument', 0, 'utf16le'), 'utf16le');
  return other;
}

for (const [what, change, status] of [
  ['one byte over the limit', { resume: pdfOfSize(MAX_RESUME_BYTES + 1) }, 413],
  ['of many times the limit', { resume: pdfOfSize(4 * MAX_RESUME_BYTES) }, 413],
  ['with the name of another type', { resume: { ...PDF, name: 'resume.txt' } }, 415],
  ['with no extension', { resume: { ...PDF, name: 'resume' } }, 415],
  ['with nothing before its extension', { resume: { ...PDF, name: '.pdf' } }, 415],
  ['that only calls itself a PDF', { resume: text }, 415],
  ['of Word that calls itself a PDF', { resume: { ...DOCX, name: 'resume.pdf' } }, 415],
  ['of 1997 that calls itself DOCX', { resume: { ...DOC, name: 'resume.docx' } }, 415],
  ['of another Office program', { resume: spreadsheet }, 415],
  ['cut off after its first bytes', { resume: { ...DOCX, bytes: DOCX.bytes.subarray(0, 40) } }, 415],
  ['that is empty', { resume: { ...PDF, bytes: Buffer.alloc(0) } }, 422],
  ['that is missing', { resume: null }, 422],
  ['that is a text field', { resume: 'resume.pdf' }, 422],
  ['with an endless name', { resume: { ...PDF, name: `${'x'.repeat(300)}.pdf` } }, 422],
] as const) {
  test(`a resume ${what} is refused with ${status}`, async ({ api }) => {
    const answer = await apply(api, application(change));
    expect(answer).toMatchObject({ status, body: { detail: expect.anything() } });
  });
}

for (const [what, field, value] of [
  ['missing', 'name', null],
  ['blank', 'qualification', ' '],
  ['of 1001 characters', 'position', 'x'.repeat(1001)],
  ['of 10,000 characters', 'position', 'x'.repeat(10_000)],
  ['of another format', 'date', '31/1/2026'],
  ['of a day that never was', 'date', '2026-02-30 09:05:00'],
  ['with a NUL', 'name', 'Me\0na'],
  ['nobody asked for', 'salary', '1'],
] as const) {
  test(`a field ${field} ${what} is refused by name`, async ({ api }) => {
    const answer = await apply(api, application({ [field]: value }));
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', field] }] } });
  });
}

for (const [what, parts, status] of [
  ['two files', [...form, rawFile('a.pdf', PDF.bytes), rawFile('b.pdf', PDF.bytes)], 413],
  ['a field twice', [...form, rawText('name', 'Other'), rawFile('a.pdf', PDF.bytes)], 422],
  ['a file under another name', [...form, { head: 'name="cv"; filename="a.pdf"', content: PDF.bytes }], 422],
  ['an empty file name', [...form, rawFile('', PDF.bytes)], 422],
  ['no choice in the file field', [...form, rawFile('', Buffer.alloc(0))], 422],
  ['a NUL in the file name', [...form, rawFile('a.pdf\0.exe', PDF.bytes)], 422],
  ['a NUL before the extension', [...form, rawFile('a.exe\0.pdf', PDF.bytes)], 422],
  ['a file name that is a folder', [...form, rawFile('../..', PDF.bytes)], 422],
  ['a hundred fields', Array.from({ length: 100 }, (_, field) => rawText(`field${field}`, '')), 413],
  ['a part without a name', [...form, { head: '', content: 'x' }, rawFile('a.pdf', PDF.bytes)], 422],
] as const) {
  test(`a form with ${what} is refused with ${status}`, async ({ api }) => {
    const headers = { 'content-type': RAW_FORM_TYPE };
    const answer = await send(api, APPLY, { method: 'POST', headers, body: rawForm(parts) });
    expect(answer.status).toBe(status);
  });
}

for (const [what, type, body, status] of [
  ['no boundary', 'multipart/form-data', 'x', 400],
  ['no end', RAW_FORM_TYPE, rawForm([...form, rawFile('a.pdf', PDF.bytes)]).subarray(0, -100), 400],
  ['nothing in it', RAW_FORM_TYPE, '', 422],
  ['JSON', 'application/json', '{}', 415],
] as const) {
  test(`a body with ${what} is refused with ${status}`, async ({ api }) => {
    const answer = await send(api, APPLY, { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer).toMatchObject({ status, body: { detail: expect.anything() } });
  });
}

/** Begins an upload and resolves when its first half is on its way. */
async function beginUpload(origin: string): Promise<ClientRequest> {
  const body = rawForm([...form, rawFile('a.pdf', PDF.bytes)]);
  const headers = { 'content-type': RAW_FORM_TYPE, 'content-length': body.length };
  const upload = request(origin + APPLY, { method: 'POST', headers }).on('error', () => undefined);
  await new Promise((resolve) => upload.write(body.subarray(0, body.length / 2), resolve));
  return upload;
}

test('a client that goes away half-way leaves nothing', async ({ api, lines }) => {
  const upload = await beginUpload(api.origin);
  upload.destroy();
  await expect.poll(() => lines).toEqual([`POST ${APPLY} the client went away`]);
});

test('a stop in the middle of an upload does not wait for it', async ({ dataDir }) => {
  const api = await startApi({ port: 0, dataDir, origins: [] });
  const upload = await beginUpload(api.origin);
  const dropped = new Promise((resolve) => upload.once('close', resolve));
  await api.close();
  await dropped;
});
