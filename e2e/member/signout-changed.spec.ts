import { translate } from '../support/fixtures/changed-page.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { logout } from '../support/fixtures/fault-table.ts';
import { headerHydrated } from '../support/fixtures/header.ts';
import { arriveSignedIn, loginLink, signout } from '../support/fixtures/session.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

for (const changedPage of [false, true])
  test.describe(`before the header is hydrated, on a page ${changedPage ? 'translated' : 'as it came'}`, () => {
    test.use({ changedPage });

    test('Signout pressed is done once the script is there, once', async ({
      page,
      siteProxy,
      servers,
      sent,
      member,
    }) => {
      const arrive = siteProxy.hold(scripts);
      await arriveSignedIn(page, servers.api, member, '/contact');
      if (changedPage) await translate(page);
      await signout(page).click();
      expect(sent(logout.path)).toBe(0);
      arrive();
      await close(await expectDialog(page, logout.messages.answered));
      await expect(loginLink(page)).toBeFocused();
      expect(sent(logout.path)).toBe(1);
    });
  });

test('while a page is being translated Signout fails, and then succeeds', async ({
  page,
  faultProxy,
  servers,
  member,
}) => {
  await arriveSignedIn(page, servers.api, member, '/contact');
  await headerHydrated(page);
  await translate(page, { goingOn: true });
  faultProxy.inject(logout.path, 500);
  await signout(page).click();
  await close(await expectDialog(page, logout.messages.refused));
  await expect(signout(page)).toBeFocused();
  await faultProxy.clear();
  await signout(page).click();
  await close(await expectDialog(page, logout.messages.answered));
  await expect(loginLink(page)).toBeFocused();
  await expect(signout(page)).toHaveCount(0);
});
