import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import {
  type Call,
  calls,
  logout,
  messageAfter,
  type Trouble,
  troubles,
} from '../support/fixtures/fault-table.ts';
import {
  expectEmpty,
  expectKept,
  fillIn,
  formOn,
  open,
  press,
  typePassword,
} from '../support/fixtures/forms.ts';
import { headerHydrated } from '../support/fixtures/header.ts';
import { arriveSignedIn, signout } from '../support/fixtures/session.ts';
import { expect, test as visit } from '../support/fixtures/visit.ts';

interface Weather {
  /** Brings trouble upon a call; upon one that follows another, not before that one is answered. */
  readonly strike: (call: Pick<Call, 'path' | 'second'>, trouble: Trouble) => Promise<unknown>;
  /** All is well again. */
  readonly end: () => Promise<void>;
}

const test = visit.extend<Weather>({
  strike: async ({ faultProxy, context }, use) =>
    use(async ({ path, second }, trouble) => {
      const justBefore = (action: () => unknown) =>
        second ? faultProxy.atPreflight(path, action) : action();
      if (trouble === 'connection refused') return justBefore(() => faultProxy.shut());
      if (trouble === 'offline') return justBefore(() => context.setOffline(true));
      return faultProxy.inject(path, trouble);
    }),
  end: async ({ faultProxy, context }, use) =>
    use(async () => {
      await faultProxy.clear();
      await context.setOffline(false);
    }),
});

for (const [name, call] of Object.entries<Call>(calls))
  test(`${name}, whatever goes wrong: the visitor is told so, loses nothing, and can send again`, async ({
    page,
    faultProxy,
    end,
    sent,
    stranger,
    member,
    strike,
  }) => {
    test.slow();
    const { form, path } = call;
    const person = form.registered ? member : stranger;
    const requests = () => [sent(path), faultProxy.calls(path)] as const;
    await open(page, form);
    await fillIn(page, form, person);
    for (const cell of troubles)
      await test.step(String(cell.trouble), async () => {
        const message = messageAfter(call, cell);
        const [before, arrived] = requests();
        await strike(call, cell.trouble);
        await press(page, form);
        const dialog = await expectDialog(page, message);
        expect(requests()).toEqual([before + 1, arrived + cell.arrive]);
        if (message.done) await expectEmpty(page, form);
        if (cell.kind === 'lost')
          await expect(formOn(page, form)).toContainText(call.note ?? 'may have arrived');

        await end();
        await close(dialog);
        await expect(page).toHaveURL(message.next ?? form.page);
        if (message.next) await open(page, form);
        if (message.done) return fillIn(page, form, person);
        await expectKept(page, form, person);
        return typePassword(page, form, person);
      });

    // Half a body of a success is one where the body is not read: the last trouble was the answer.
    if (troubles.slice(-1).some((last) => messageAfter(call, last).done)) return;
    await press(page, form);
    await expectDialog(page, call.messages.answered);
  });

test('logout, whatever goes wrong: the visitor is told so, stays signed in, and can sign out again', async ({
  page,
  faultProxy,
  end,
  servers,
  sent,
  member,
  strike,
}) => {
  test.slow();
  const requests = () => [sent(logout.path), faultProxy.calls(logout.path)] as const;
  const id = await arriveSignedIn(page, servers.api, member, '/contact');
  await headerHydrated(page);
  for (const cell of troubles)
    await test.step(String(cell.trouble), async () => {
      const [before, arrived] = requests();
      await strike(logout, cell.trouble);
      await signout(page).click();
      const dialog = await expectDialog(page, messageAfter(logout, cell));
      expect(requests()).toEqual([before + 1, arrived + cell.arrive]);
      expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(id);
      await end();
      await close(dialog);
      await expect(signout(page)).toBeFocused();
    });

  await signout(page).click();
  await expectDialog(page, logout.messages.answered);
});
