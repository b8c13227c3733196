import { close, expectDialog } from './fixtures/dialogs.ts';
import { type Call, calls, logout, toldWhen, type Trouble, troubles } from './fixtures/fault-table.ts';
import { expectEmpty, expectKept, fillIn, formOn, open, press, typePassword } from './fixtures/forms.ts';
import { arriveSignedIn, signout } from './fixtures/session.ts';
import { expect, test as visit } from './fixtures/visit.ts';

interface Weather {
  /** Brings trouble upon a call; upon one that follows another, not before that one is answered. */
  readonly strike: (call: Pick<Call, 'path' | 'second'>, trouble: Trouble) => Promise<unknown>;
  /** All is well again. */
  readonly end: () => Promise<void>;
}

const test = visit.extend<Weather>({
  strike: async ({ door, context }, use) =>
    use(async ({ path, second }, trouble) => {
      const justBefore = (action: () => unknown) => (second ? door.atPreflight(path, action) : action());
      if (trouble === 'connection refused') return justBefore(() => door.shut());
      if (trouble === 'offline') return justBefore(() => context.setOffline(true));
      return door.misbehave(path, trouble);
    }),
  end: async ({ door, context }, use) =>
    use(async () => {
      await door.behave();
      await context.setOffline(false);
    }),
});

for (const [name, call] of Object.entries(calls)) {
  for (const cell of troubles) {
    test(`${name}, ${cell.trouble}: the visitor is told so and loses nothing`, async ({
      page,
      door,
      end,
      sent,
      stranger,
      member,
      strike,
    }) => {
      const { form, path } = call;
      const person = form.registered ? member : stranger;
      const told = toldWhen(call, cell);
      await open(page, form);
      await fillIn(page, form, person);
      await strike(call, cell.trouble);
      await press(page, form);

      const dialog = await expectDialog(page, told);
      const tries = told.unsent ? 0 : 1;
      expect([sent(path), door.calls(path)]).toEqual([tries, cell.arrive]);
      await (told.done ? expectEmpty(page, form) : expectKept(page, form, person));
      if (cell.kind === 'lost')
        await expect(formOn(page, form)).toContainText(told.unsent ? 'nothing was sent' : 'may have arrived');

      await end();
      await close(dialog);
      await expect(page).toHaveURL(told.next ?? form.page);
      if (told.done) return;

      if (told.next) await open(page, form);
      await expectKept(page, form, person);
      await typePassword(page, form, person);
      await press(page, form);
      await expectDialog(page, call.told.answered);
      expect([sent(path), door.calls(path)]).toEqual([tries + 1, cell.arrive + 1]);
    });
  }
}

for (const cell of troubles) {
  test(`logout, ${cell.trouble}: the visitor is told so and stays signed in`, async ({
    page,
    door,
    end,
    servers,
    sent,
    member,
    strike,
  }) => {
    const id = await arriveSignedIn(page, servers.api, member, '/contact');
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
    await strike(logout, cell.trouble);
    await signout(page).click();

    const dialog = await expectDialog(page, toldWhen(logout, cell));
    expect([sent(logout.path), door.calls(logout.path)]).toEqual([1, cell.arrive]);
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(id);

    await end();
    await close(dialog);
    await expect(signout(page)).toBeFocused();
    await signout(page).click();
    await expectDialog(page, logout.told.answered);
    expect([sent(logout.path), door.calls(logout.path)]).toEqual([2, cell.arrive + 1]);
  });
}
