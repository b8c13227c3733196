import { expect, test } from '../fixtures.ts';
import { megabyte } from '../../src/fields/file-size.ts';
import { site } from '../../src/site.ts';
import { unanswered } from '../pages/draft.ts';
import { calls, respondInPart, scripts } from '../pages/Network.ts';
import { pdfOfSize, resumes } from '../pages/resumes.ts';
import { expectStored } from './inbox.ts';

const failed = 'Something went wrong. Please try again.';

// Far from UTC.
test.use({ timezoneId: 'Asia/Kolkata' });

const busy = /^The server is busy\. Wait a minute, then try again\./;
const notSent = 'It did not arrive: nothing could be sent. Everything you filled in is still here.';
const mayHaveArrived = `may have arrived all the same. Nothing is sent again unless you submit the form again. To ask whether it did, write to ${site.email}.`;

test('faults keep everything, and Try again sends it', async ({
  page,
  context,
  network,
  applyPage,
  newUser,
  browserName,
}) => {
  test.slow();
  await page.clock.setFixedTime('2026-03-04T19:05:09Z');
  await applyPage.goto();
  await applyPage.fill(newUser);
  for (const [index, [fault, advice]] of [
    ['status 503', 'Everything you filled in is still here'] as const,
    ['a lost connection', notSent] as const,
    ['no connection', notSent] as const,
    ['Stop of the browser', notSent] as const,
  ].entries())
    await test.step(fault, async () => {
      if (fault === 'status 503') await network.fulfill(calls.apply, 503);
      else if (fault === 'a lost connection') await network.abort(calls.apply);
      else if (fault === 'no connection') await context.setOffline(true);
      const release = await network.delay(calls.apply);
      await page.clock.setFixedTime(`2026-03-04T19:06:3${index}Z`);
      await applyPage.submit();
      await applyPage.cancelButton.focus();
      await expect.poll(() => network.requestCount(calls.apply)).toBe(index + 1);
      if (fault === 'Stop of the browser') await page.evaluate(() => window.stop());
      else release();
      if (fault === 'status 503') await expect(applyPage.dialog).toHaveAccessibleDescription(busy);
      await applyPage.closeDialog(failed, 'alertdialog');
      await expect(applyPage.submitButton).toBeFocused();
      // Firefox proves nothing about an upload without progress, unless the device is offline.
      const isProven = browserName !== 'firefox' || fault === 'status 503' || fault === 'no connection';
      await expect(applyPage.form).toContainText(isProven ? advice : mayHaveArrived);
      await expect(page).toHaveURL('/apply');
      await applyPage.expectKept(newUser);
      await expect(applyPage.date).toHaveValue(`2026-03-04 19:06:3${index}`);
      await network.unroute();
      await context.setOffline(false);
    });
  await applyPage.form.getByRole('button', { name: 'Try again' }).click();
  await applyPage.expectSuccess();
  expectStored(newUser);
});

test('a connection that breaks during the upload is explained', async ({
  network,
  applyPage,
  newUser,
  browserName,
}) => {
  test.slow();
  await network.serve(calls.apply, (request) =>
    request.resume().once('end', () => request.socket.resetAndDestroy()),
  );
  await applyPage.goto();
  await applyPage.fill(newUser, pdfOfSize(2 * megabyte));
  await applyPage.submit();
  await expect(applyPage.dialog).toContainText(mayHaveArrived);
  await expect(applyPage.dialog).toContainText('“resume.pdf” has 2 MB: the server may accept less.');
  await applyPage.closeDialog(failed, 'alertdialog');
  await network.serve(calls.apply, (request) => {
    let received = 0;
    request.on('data', ({ length }: Buffer) => {
      received += length;
      if (received > 2 * megabyte) request.socket.resetAndDestroy();
    });
  });
  // The rest does not fit into the buffers of a connection.
  await applyPage.chooseFile(pdfOfSize(12 * megabyte));
  await applyPage.submit();
  await expect(applyPage.dialog).toContainText(
    // A busy browser may not have reported a part of it yet.
    browserName === 'firefox'
      ? mayHaveArrived
      : /It did not arrive: (the connection broke at \d+ %|nothing could be sent)\. Everything you filled in is still here\./,
  );
});

test('a lost answer is remembered until a success', async ({ page, network, applyPage, newUser }) => {
  let respond = () => {};
  await network.serve(calls.apply, (request, response) => {
    request.resume();
    respond = () => void response.writeHead(500).end('{}');
  });
  await applyPage.goto();
  await applyPage.fill(newUser, pdfOfSize(2 * megabyte));
  await applyPage.submit();
  await expect(applyPage.form).toContainText('100%');
  await applyPage.cancelButton.click();
  await expect(applyPage.form).toContainText(mayHaveArrived);
  await expect(applyPage.form).not.toContainText('the server may accept less');
  await applyPage.chooseFile(resumes.pdf);
  await applyPage.field('Qualification').fill('');
  await applyPage.submit();
  await expect(applyPage.errorSummary).toBeVisible();
  await expect(applyPage.form).toContainText(unanswered);
  await applyPage.field('Qualification').fill('BSc');
  await applyPage.submit();
  await expect(applyPage.form).toContainText('100%');
  respond();
  await applyPage.closeDialog(failed, 'alertdialog');
  const release = await network.delay(scripts);
  await page.goto('/apply');
  await applyPage.field('Name').fill('Somebody else');
  await applyPage.chooseFile(resumes.pdf);
  release();
  await applyPage.expectHydrated();
  await expect(applyPage.form).toContainText(unanswered);
});

// So it succeeds with any body.
test('a success does not wait for its whole body', async ({ network, applyPage, newUser }) => {
  await network.serve(calls.apply, respondInPart(200));
  await applyPage.visitAndSubmit(newUser);
  await applyPage.expectSuccess();
});
