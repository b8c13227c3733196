import type { Request } from '@playwright/test';
import { FUNNEL_KINDS } from '../stand-in/funnel.ts';
import { readFunnel } from '../stand-in/store.ts';
import { builds } from '../support/builds.ts';
import {
  formHydrated,
  choose,
  closeDialog,
  expectFile,
  fillForm,
  openForm,
} from '../support/fixtures/apply.ts';
import { tester } from '../support/fixtures/opening.ts';
import { DOCX } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/visit.ts';
import { funnelUrl } from '../support/hosts.ts';

test.use({ dist: builds.options.dist });

const application = '/user_auth/internInformation/';

test('each step of an application is one message that holds the step and nothing else', async ({
  page,
  context,
  faultProxy,
  servers,
}) => {
  const before = readFunnel(servers.api.dataDir);
  const messages: Request[] = [];
  page.on('request', (request) => {
    if (request.url() === funnelUrl && request.method() === 'POST') messages.push(request);
  });
  await context.addCookies([{ name: 'known', value: 'visitor', url: funnelUrl }]);

  await page.goto(`/${tester.name}`);
  await page.getByRole('link', { name: 'Straight to the form' }).first().click();
  await formHydrated(page);
  await fillForm(page);
  await choose(page, DOCX);
  await expectFile(page, DOCX);
  faultProxy.inject(application, 500);
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeDialog(page, 'alertdialog', 'Something went wrong. Please try again.');
  await faultProxy.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await closeDialog(page, 'dialog', 'Thank you for applying , We will contact you soon');
  await expect(page).toHaveURL('/');

  const steps = ['job_seen', 'apply_seen', 'file_chosen', 'sent', 'failed', 'succeeded'];
  expect(messages.map((message) => message.postData())).toEqual(
    steps.map((event) => JSON.stringify({ event })),
  );
  for (const message of messages) {
    const headers = await message.allHeaders();
    expect(Object.keys(headers)).not.toContain('cookie');
    expect(headers['content-type']).toBe('application/json');
  }
  const counted = () => {
    const now = readFunnel(servers.api.dataDir);
    return FUNNEL_KINDS.map((kind) => (now.get(kind) ?? 0) - (before.get(kind) ?? 0));
  };
  await expect.poll(counted).toEqual(FUNNEL_KINDS.map(() => 1));
});

test('a funnel that does not answer troubles nobody', async ({ page, faultProxy }) => {
  faultProxy.inject('/funnel', 'reset');
  await openForm(page, '/apply');
  await fillForm(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
});
