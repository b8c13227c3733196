import { expect, type Locator, type Page } from '@playwright/test';
import type { User } from '../user.ts';
import { PageObject } from './PageObject.ts';

/** The entries with a dropdown in the product document. Others may have one too. */
const dropdowns = ['/products', '/services', '/solutions'] as const;

/** The header of every page. */
export class Header extends PageObject {
  readonly banner: Locator;
  readonly nav: Locator;
  readonly hamburger: Locator;
  /** The lists of links that are visible now. */
  readonly openLists: Locator;
  readonly login: Locator;
  readonly signup: Locator;
  readonly signout: Locator;

  constructor(page: Page) {
    super(page, 'header');
    this.banner = page.getByRole('banner');
    this.nav = page.getByRole('navigation', { name: 'Main' });
    this.hamburger = this.banner.locator('summary').first();
    this.openLists = this.nav.locator('ul ul').filter({ visible: true });
    this.login = this.link('Login');
    this.signup = this.link('Signup');
    this.signout = page.getByRole('button', { name: 'Signout', exact: true });
  }

  link(name: string): Locator {
    return this.nav.getByRole('link', { name, exact: true });
  }

  /** A documented dropdown: its toggle, its links, the link of the entry on wide windows, and a click that opens it. */
  dropdown(index: 0 | 1 | 2) {
    const entry = this.nav.locator(`li:has(> a[href="${dropdowns[index]}"]):has(summary)`);
    const [toggle, links] = [entry.locator('summary'), entry.locator('ul a')];
    const open = async () => {
      await toggle.click({ delay: 100 });
      // The pointer alone shows the list too, without this attribute.
      await expect(entry.locator('details')).toHaveAttribute('open');
      await expect(links.first()).toBeVisible();
    };
    return { toggle, links, open, entryLink: entry.getByRole('link').first() };
  }

  /** Hydrates the menu without moving the pointer or the focus. */
  async hydrate(): Promise<void> {
    await this.link('Contact').dispatchEvent('keydown');
    await this.expectHydrated();
  }

  /** Opens a page as a user who has logged in. */
  async gotoSignedIn(path: string, { id }: User): Promise<void> {
    const script = await this.page.addInitScript((userId) => {
      // The blank page that a browser starts with has no storage.
      if (location.host) localStorage.setItem('userId', userId);
    }, id);
    await this.page.goto(path);
    await script.dispose();
    await expect(this.signout).toBeVisible();
  }

  /** The user id in the storage of the browser; null when signed out. */
  storedUserId(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('userId'));
  }
}
