import { test as base, expect } from '@playwright/test';
import { accountForms } from './support/pages/forms.ts';
import { ApplyPage } from './support/pages/ApplyPage.ts';
import { FormPage } from './support/pages/FormPage.ts';
import { Header } from './support/pages/Header.ts';
import { calls } from './support/calls.ts';
import { Network } from './support/Network.ts';
import { logAnnouncements } from './support/live-regions.ts';
import { createUser, type User } from './support/user.ts';
import { apiOrigin } from './support/sites/local-servers.ts';

interface Fixtures {
  /** A user without an account. */
  newUser: User;
  /** A user with an account. */
  user: User;
  applyPage: ApplyPage;
  loginPage: FormPage;
  signupPage: FormPage;
  forgotPasswordPage: FormPage;
  header: Header;
  network: Network;
  /** Reads what screen readers have announced on the current page. */
  announcements: () => Promise<readonly string[]>;
  /** Errors in the console that do not fail the test; by default errors about failed requests. */
  allowedErrors: RegExp;
  failOnConsoleErrors: undefined;
}

/** Playwright's `test` with users and page objects. An error in the console fails a test. */
export const test = base.extend<Fixtures>({
  newUser: async ({}, use) => use(createUser()),
  user: async ({ request }, use) => {
    const user = createUser();
    const { username, fullName: full_name, email, password } = user;
    const data = { username, full_name, email, password };
    const response = await request.post(apiOrigin + calls.create, { data });
    const { detail } = await response.json();
    await use({ ...user, id: String(detail.data.user_id) });
  },
  applyPage: async ({ page }, use) => use(new ApplyPage(page)),
  loginPage: async ({ page }, use) => use(new FormPage(page, accountForms.login)),
  signupPage: async ({ page }, use) => use(new FormPage(page, accountForms.signup)),
  forgotPasswordPage: async ({ page }, use) => use(new FormPage(page, accountForms.forgotPassword)),
  header: async ({ page }, use) => use(new Header(page)),
  network: async ({ page }, use) => use(new Network(page)),
  announcements: async ({ page }, use) => use(await logAnnouncements(page)),
  allowedErrors: [
    /Failed to load resource|blocked by CORS policy|net::ERR_|Cross-Origin Request Blocked/,
    { option: true },
  ],
  failOnConsoleErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      // Some browsers don't write violations of the policy to the console.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`CSP: ${violatedDirective} blocked ${blockedURI}`),
        ),
      );
      await use(undefined);
      expect(
        errors.filter((error) => !allowedErrors.test(error)),
        'errors in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
