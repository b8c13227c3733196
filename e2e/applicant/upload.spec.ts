import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from '../fixtures.ts';
import { megabyte } from '../../src/islands/apply/file-size.ts';
import * as messages from '../../src/messages/apply.ts';
import { site } from '../../src/site.ts';
import { calls } from '../support/calls.ts';
import { redirectToGet } from '../support/Network.ts';
import { pdfOfSize, resumes } from '../support/resumes/resumes.ts';
import { expectStored } from '../support/stored-applications.ts';

// A time zone far from UTC, since the form sends dates in UTC.
test.use({ timezoneId: 'Asia/Kolkata' });

const { nothingLost } = messages;
const { restored, mayHaveArrived } = messages.draftMessages;
const notSent = messages.notArrived(0);
const noResponse = messages.noResponseToApplication(site.email);

/** Responds with a page, as a proxy may. */
const sendPage: RequestListener = (_, response) =>
  response.setHeader('content-type', 'text/html').end('<h1>');

test('after each fault the form keeps every answer, and the applicant can submit again', async ({
  page,
  context,
  network,
  applyPage,
  newUser,
}) => {
  test.slow();
  await page.clock.setFixedTime('2026-03-04T19:05:09Z');
  await applyPage.visitAndFill(newUser);
  const faults = [
    ['status 500', nothingLost, () => network.fulfill(calls.apply, 500)],
    ['a page', nothingLost, () => network.serve(calls.apply, sendPage)],
    ['a redirect', nothingLost, () => network.serve(calls.apply, redirectToGet)],
    ['a lost connection', notSent, () => network.abort(calls.apply)],
    ['no connection', notSent, () => context.setOffline(true)],
    ['Stop of the browser', notSent, () => undefined],
  ] as const;
  for (const [index, [fault, note, prepare]] of faults.entries())
    await test.step(fault, async () => {
      await prepare();
      const release = await network.delay(calls.apply);
      await page.clock.setFixedTime(`2026-03-04T19:06:3${index}Z`);
      await applyPage.submit();
      await applyPage.cancelButton.focus();
      await network.expectRequests(calls.apply, index + 1);
      if (fault === 'Stop of the browser') await page.evaluate(() => window.stop());
      else release();
      await applyPage.expectFailure();
      await expect(applyPage.submitButton).toBeFocused();
      await expect(applyPage.form).toContainText(messages.failed);
      await expect(applyPage.form).toContainText(note);
      await expect(page).toHaveURL('/apply');
      await applyPage.expectKept(newUser);
      await expect(applyPage.date).toHaveValue(`2026-03-04 19:06:3${index}`);
      await network.unrouteAll();
      await context.setOffline(false);
    });
  await applyPage.submitSuccessfully();
  expectStored(newUser);
});

test('an applicant reads how much was sent when the connection breaks', async ({
  network,
  applyPage,
  newUser,
}) => {
  let socket: Socket | undefined;
  // The server reads nothing, so the upload stops when the buffers of the connection are full.
  await network.serve(calls.apply, (request) => ({ socket } = request));
  await applyPage.goto();
  await applyPage.fill(newUser, pdfOfSize(12 * megabyte));
  await applyPage.submit();
  await expect(applyPage.form).toContainText(/\b[1-9]\d?% · /);
  await expect.poll(() => socket).toBeDefined();
  socket?.resetAndDestroy();
  const message = RegExp.escape(messages.notArrived(99)).replace('99', '\\d+');
  await expect(applyPage.dialog).toContainText(new RegExp(message));
});

test('the form warns that an application may have arrived, until there is a response', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
  let socket: Socket | undefined;
  await network.serve(calls.apply, (request) => ({ socket } = request.resume()));
  const submit = async () => {
    await applyPage.chooseFile(resumes.pdf);
    await applyPage.submit();
    await expect(applyPage.form).toContainText('100%');
    await expect(applyPage.form).not.toContainText(mayHaveArrived);
    await expect.poll(() => socket).toBeDefined();
  };
  page.on('dialog', (dialog) => dialog.accept());
  await applyPage.visitAndFill(newUser);
  for (const [end, act] of [
    ['the connection breaks', () => socket?.resetAndDestroy()],
    ['the visitor cancels', () => applyPage.cancelButton.click()],
    ['the visitor leaves', () => page.goto('/contact')],
  ] as const)
    await test.step(end, async () => {
      await submit();
      await act();
      if (end === 'the connection breaks') await applyPage.expectFailure();
      if (end !== 'the visitor leaves') {
        await expect(applyPage.form).toContainText(noResponse);
        // The note about the draft must not repeat this warning.
        await expect(applyPage.form).not.toContainText(mayHaveArrived);
      }
      await applyPage.goto();
      await expect(applyPage.form).toContainText(mayHaveArrived);
      await applyPage.expectText(newUser);
      await applyPage.field('Name').press('Enter');
      await expect(applyPage.errorSummary).toBeVisible();
      await expect(applyPage.form).toContainText(mayHaveArrived);
    });
  // A later failure keeps the warning about the first submit for the next visit.
  await network.abort(calls.apply);
  await applyPage.chooseFile(resumes.pdf);
  await applyPage.submit();
  await applyPage.expectFailure();
  await expect(applyPage.form).toContainText(notSent);
  await applyPage.goto();
  await expect(applyPage.form).toContainText(mayHaveArrived);
  await network.serve(calls.apply, (request, response) =>
    request.resume().once('end', () => response.writeHead(500).end('{}')),
  );
  await applyPage.chooseFile(resumes.pdf);
  await applyPage.submit();
  await applyPage.expectFailure();
  await expect(applyPage.form).not.toContainText(mayHaveArrived);
  await applyPage.goto();
  await expect(applyPage.form).toContainText(restored);
});
