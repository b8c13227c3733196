import { expect, type Page } from '@playwright/test';
import type { User } from '../user.ts';
import { PageObject } from './PageObject.ts';

/** The message after a sign-out. */
export const signedOut = 'Thank you for visiting, Logout successfully';

/** The header of every page. */
export class Header extends PageObject {
  readonly banner = this.page.getByRole('banner');
  readonly nav = this.page.getByRole('navigation', { name: 'Main' });
  readonly hamburger = this.banner.locator('summary').first();
  /** The lists of links that are visible now. */
  readonly openLists = this.nav.locator('ul ul').filter({ visible: true });
  readonly login = this.link('Login');
  readonly signup = this.link('Signup');
  readonly signoutButton = this.page.getByRole('button', { name: 'Signout', exact: true });

  constructor(page: Page) {
    super(page, 'header');
  }

  link(name: string) {
    return this.nav.getByRole('link', { name, exact: true });
  }

  /**
   * The dropdown of an entry: its toggle, its list of links, the link of the entry in wide windows, and a click that opens it.
   */
  dropdown(path: '/products' | '/services' | '/solutions') {
    const entry = this.nav.locator(`li:has(> a[href="${path}"]):has(summary)`);
    const toggle = entry.locator('summary');
    const list = entry.locator('ul');
    const open = async () => {
      await toggle.click({ delay: 100 });
      // Hovering shows the list too, but does not set this attribute.
      await expect(entry.locator('details')).toHaveAttribute('open');
      await expect(list).toBeVisible();
    };
    return { toggle, list, links: list.getByRole('link'), open, entryLink: entry.getByRole('link').first() };
  }

  /** Hydrates the menu without moving the pointer or the focus. */
  async hydrate() {
    await this.link('Contact').dispatchEvent('keydown');
    await this.expectHydrated();
  }

  /** Opens a page as a user who has logged in. */
  async gotoSignedIn(path: string, { id }: User) {
    const script = await this.page.addInitScript((userId) => {
      // The blank page that a browser starts with has no storage.
      if (location.host) localStorage.setItem('userId', userId);
    }, id);
    await this.page.goto(path);
    await script.dispose();
    await expect(this.signoutButton).toBeVisible();
  }

  /** Expects this user id in the storage of the browser; null when signed out. */
  async expectStoredUserId(id: string | null) {
    expect(await this.page.evaluate(() => localStorage.getItem('userId'))).toBe(id);
  }

  /** Signs out, and closes the message. */
  async signOut() {
    await this.signoutButton.click();
    await this.closeDialog(signedOut);
  }
}
