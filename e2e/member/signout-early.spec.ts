import { sentences } from '../support/fixtures/sentences.ts';
import { passThrough } from '../support/fault-proxy/exchange.ts';
import { logout } from '../support/fixtures/fault-table.ts';
import { headerHydrated } from '../support/fixtures/header.ts';
import { arriveSignedIn, signout } from '../support/fixtures/session.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

test('Signout whose script fails says so, and does not come true at a later touch', async ({
  page,
  siteProxy,
  servers,
  sent,
  member,
}) => {
  siteProxy.inject(scripts, 'reset');
  await arriveSignedIn(page, servers.api, member, '/contact');
  const opened = page.waitForEvent('dialog');
  // A press waits until the dialog of the browser is closed, so that one can't wait for the press.
  const press = signout(page).click();
  const dialog = await opened;
  expect(dialog.message()).toBe(sentences.signout.failed);
  await dialog.accept();
  await press;
  siteProxy.inject(scripts, passThrough);
  await page.mouse.move(0, 0);
  await signout(page).hover();
  await headerHydrated(page);
  expect(sent(logout.path)).toBe(0);
  await expect(signout(page)).toBeVisible();
});

test('Signout whose script hangs says so after 10 seconds', async ({
  page,
  siteProxy,
  servers,
  sent,
  member,
}) => {
  const arrive = siteProxy.hold(scripts);
  await page.clock.install();
  await arriveSignedIn(page, servers.api, member, '/contact');
  await signout(page).click();
  const opened = page.waitForEvent('dialog');
  const later = page.clock.fastForward(10_000);
  const dialog = await opened;
  expect(dialog.message()).toBe(sentences.signout.failed);
  await dialog.accept();
  await later;
  arrive();
  await headerHydrated(page);
  expect(sent(logout.path)).toBe(0);
});
