import { expect, type Locator, type Page } from '@playwright/test';
import { expectHydrated } from './any-page.ts';

/** The part of a page that has islands. An island may open a dialog. */
export class PageObject {
  readonly page: Page;
  readonly #part: 'main' | 'header';

  constructor(page: Page, part: 'main' | 'header') {
    this.page = page;
    this.#part = part;
  }

  /** Waits until every island of the part is hydrated. */
  expectHydrated() {
    return expectHydrated(this.page, this.#part);
  }

  /** Reloads the page, and waits until the part is hydrated again. */
  async reload() {
    await this.page.reload();
    await this.expectHydrated();
  }

  /** Expects that the description of an element has this text. */
  async expectDescription(element: Locator, text: string) {
    await expect(element).toHaveAccessibleDescription(new RegExp(RegExp.escape(text)));
  }

  /** Expects the dialog with this message, and closes it with Enter, since the dialog ignores a click soon after another one. */
  async closeDialog(message: string, role: 'dialog' | 'alertdialog' = 'dialog') {
    const dialog = this.page.getByRole(role);
    // A note may follow the message.
    await expect(dialog.getByRole('paragraph').first()).toHaveText(message);
    await dialog.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
  }
}
