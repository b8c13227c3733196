import { writeFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { site } from '../../src/site.ts';
import { respondInPart, startServer } from '../pages/other-server.ts';
import { calls } from '../pages/Network.ts';
import { pdfOfSize } from '../pages/resumes.ts';
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

test.describe('with another server', () => {
  // The policy of the page allows the API only.
  test.use({ bypassCSP: true });

  for (const [share, received, advice] of [
    [
      0.4,
      'a part',
      /It did not arrive: the connection broke at [4-9]\d %\. Everything you filled in is still here\./,
    ],
    [1, 'everything', mayHaveArrived],
  ] as const)
    test(`an upload that is cut after ${100 * share} % is explained`, async ({
      page,
      applyPage,
      newUser,
      browserName,
    }, testInfo) => {
      const sent = new Set<string>();
      using server = await startServer((request) => {
        const total = Number(request.headers['content-length']);
        let bytes = 0;
        request.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes < total * share) return;
          sent.add(bytes < total ? 'a part' : 'everything');
          request.socket.resetAndDestroy();
        });
      });
      await page.addInitScript((url) => {
        const { open } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.open = function (method: string) {
          open.call(this, method, url, true);
        };
      }, server.url);
      await applyPage.goto();
      await applyPage.fill(newUser);
      // The rest does not fit into the buffers of a connection.
      const path = testInfo.outputPath('large.pdf');
      await writeFile(path, pdfOfSize(20 * 1024 * 1024).buffer);
      await applyPage.resume.setInputFiles(path);
      await applyPage.submit();
      await expect(applyPage.dialog).toHaveAccessibleName(failed);
      await expect(applyPage.dialog).toContainText(browserName === 'firefox' ? mayHaveArrived : advice);
      await expect(applyPage.dialog).toContainText('“large.pdf” has 20 MB: the server may accept less.');
      // A browser may repeat a request on a connection that it has used before.
      expect([...sent]).toEqual([received]);
    });
});

// So it succeeds with any body.
test('a success does not wait for its whole body', async ({ network, applyPage, newUser }) => {
  await network.serve(calls.apply, respondInPart(200));
  await applyPage.visitAndSubmit(newUser);
  await applyPage.expectSuccess();
});
