import { draftMessages, nothingLost, wrongType } from '../../src/messages/apply.ts';
import { cancelled } from '../../src/messages/form.ts';
import { slowResponse } from '../../src/messages/slow-response.ts';
import { expect, test } from '../fixtures.ts';
import { photo } from '../support/resumes/resumes.ts';

test('a screen reader hears each message of a form once', async ({
  page,
  network,
  applyPage: form,
  newUser: user,
  announcements,
}) => {
  await page.clock.install();
  await form.visitAndFill(user);
  const texts = [expect.stringMatching(/…$/), slowResponse, cancelled(nothingLost)];
  await network.delay(form.description.call);
  await form.submit();
  await expect.poll(announcements).toEqual(texts.slice(0, 1));
  await page.clock.fastForward(10_000);
  await expect.poll(announcements).toEqual(texts.slice(0, 2));
  await form.cancelButton.click();
  await expect.poll(announcements).toEqual(texts);
  await page.clock.fastForward(5_000);
  await expect(form.form.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);

  await network.unrouteAll();
  await network.abort(form.description.call);
  const release = await network.delay(form.description.call);
  await form.submit();
  await expect.poll(announcements).toEqual([...texts, texts[0]]);
  release();
  await expect(form.dialog).toHaveAccessibleDescription(/./);
  await form.closeButton.click();
  await expect(form.dialog).toHaveCount(0);
  await page.clock.runFor(1_000);
  // The next message proves that nothing was announced after the dialog closed.
  await network.delay(form.description.call);
  await form.fill(user);
  await form.submit();
  await expect.poll(announcements).toEqual([...texts, texts[0], texts[0]]);
});

test('a screen reader hears that a draft is restored, or discarded', async ({
  page,
  applyPage,
  newUser,
  announcements,
}) => {
  await applyPage.leaveDraft(newUser);
  const refused: unknown[] = [];
  // The message is also announced when the same file is chosen again.
  for (let time = 0; time < 2; time++) {
    await applyPage.chooseFile(photo);
    refused.push(expect.stringContaining(wrongType('photo.png')));
    await expect.poll(announcements).toEqual(refused);
  }
  await page.reload();
  const { restored, discarded } = draftMessages;
  await expect.poll(announcements).toEqual([restored]);
  await applyPage.discardButton.click();
  await expect.poll(announcements).toEqual([restored, discarded]);
  await expect(applyPage.field('Name')).toBeFocused();
});
