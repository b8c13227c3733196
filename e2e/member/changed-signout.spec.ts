import { sentences } from '../support/fixtures/sentences.ts';
import { changes } from '../support/fixtures/changed-page.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { logout } from '../support/fixtures/fault-table.ts';
import { headerHydrated } from '../support/fixtures/header.ts';
import { arriveSignedIn, loginLink, signout } from '../support/fixtures/session.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

for (const [how, change] of Object.entries(changes)) {
  test.describe(`a page ${how} before its header is hydrated`, () => {
    test.use({ changedPage: true });

    test('Signout pressed at once is done, once', async ({ page, siteProxy, servers, sent, member }) => {
      const arrive = siteProxy.hold(scripts);
      await arriveSignedIn(page, servers.api, member, '/contact');
      await change(page);
      await signout(page).click();
      arrive();
      await close(await expectDialog(page, logout.messages.answered));
      await expect(loginLink(page)).toBeFocused();
      expect(sent(logout.path)).toBe(1);
    });
  });

  for (const goingOn of [false, true])
    test(`a page ${how}${goingOn ? ', and going on' : ''}: Signout fails, and then succeeds`, async ({
      page,
      faultProxy,
      servers,
      member,
    }) => {
      await arriveSignedIn(page, servers.api, member, '/contact');
      await headerHydrated(page);
      await change(page, { goingOn });
      faultProxy.inject(logout.path, 500);
      await signout(page).click();
      await close(await expectDialog(page, { sentence: sentences.signout.failed }));
      await expect(signout(page)).toBeFocused();
      await faultProxy.clear();
      await signout(page).click();
      await close(await expectDialog(page, { sentence: sentences.signout.done }));
      await expect(loginLink(page)).toBeFocused();
      await expect(signout(page)).toHaveCount(0);
    });
}
