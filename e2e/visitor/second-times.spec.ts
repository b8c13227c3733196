import { expect, test } from '../fixtures.ts';
import { expectClosable } from '../pages/dialog.ts';
import { calls } from '../pages/Network.ts';

// One leaves its page after a failure, the other does not.
for (const name of ['signup', 'apply'] as const)
  test(`the ${name} form fails twice, succeeds, and is ready again`, async ({ anyForm, network, page }) => {
    const { form, user } = await anyForm(name);
    const { call, path } = form.description;
    const { dialog } = form;
    await network.fulfill(call, 500);
    await form.goto();
    const messages: string[] = [];
    for (let time = 0; time < 2; time++) {
      await form.fillAndSubmit(user);
      await expect(dialog).toBeVisible();
      messages.push(await dialog.innerText());
      if (name === 'signup') {
        // Closing leads to the login, from which the visitor returns.
        await expectClosable(dialog);
        await form.closeButton.click();
        await expect(page).toHaveURL('/login');
        await form.goto(path);
      } else {
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await form.expectKept(user, '');
      }
    }
    expect(messages[1]).toBe(messages[0]);
    expect(network.requestCount(call)).toBe(2);
    await network.unroute();
    await form.fillAndSubmit(user);
    await form.expectSuccess();
    await form.goto(path);
    await form.expectEmpty();
  });

test('a press between Cancel and its message sends nothing', async ({ network, applyPage, newUser }) => {
  await network.delay(calls.apply);
  await applyPage.goto();
  await applyPage.fillAndSubmit(newUser);
  await expect.poll(() => network.requestCount(calls.apply)).toBe(1);
  await applyPage.form.evaluate(async (form) => {
    const [submit, cancel] = form.querySelectorAll<HTMLButtonElement>('.actions button');
    cancel?.click();
    // The request ends in microtasks, and React renders the message in a later task.
    while (!form.textContent?.includes('Cancelled')) {
      submit?.click();
      const { port1, port2 } = new MessageChannel();
      port1.postMessage('next task');
      await new Promise((done) => (port2.onmessage = done));
    }
  });
  await expect(applyPage.form).toContainText('Cancelled');
  expect(network.requestCount(calls.apply)).toBe(1);
});
