import { expect, test } from '@playwright/test';
import { allPages, unchangedSite } from '../support/sites/built-site.ts';

test('a required field is not invalid before a visitor fills it in', () => {
  for (const page of allPages)
    // Without the attribute, browsers announce an empty required field as invalid.
    for (const input of page.all('main [required]'))
      expect.soft(input.getAttribute('aria-invalid'), `${page.path} ${input.id}`).toBe('false');
});

test('a button that needs a script is disabled in the HTML', () => {
  for (const page of allPages)
    // A click before the script runs would be lost. Without `autocomplete`, Firefox enables the button after a reload.
    for (const button of page.all('button'))
      if (!button.closest('[hidden], dialog'))
        expect.soft(button.outerHTML, page.path).toMatch(/ disabled(?=.* autocomplete="off")/i);
});

test('account fields have the right autocomplete tokens, and phones don’t correct a username', () => {
  const tokensOf = (path: string) =>
    Array.from(
      unchangedSite.page(path).html.matchAll(/<input[^>]* autocomplete="([^"]+)/gi),
      ([, name]) => name,
    );
  expect(tokensOf('/login')).toEqual(['username', 'current-password']);
  // The email is the login name.
  expect(tokensOf('/signup')).toEqual(['nickname', 'name', 'username', 'new-password']);
  expect(tokensOf('/forgotpassword')).toEqual(['username', 'new-password']);
  const [username] = unchangedSite.page('/signup').all('#username');
  expect(username?.outerHTML).toMatch(/autocapitalize="none" spellcheck="false"/i);
});
