import { expect, test } from '@playwright/test';
import { attribute, elementsOf } from '../../src/html.ts';
import { builtPages } from '../support/fixtures/built.ts';

/** The islands of each built page, by the name of their component. */
const islands = builtPages().map(({ address, html }) => ({
  address,
  names: elementsOf(html)
    .filter(({ tagName }) => tagName === 'astro-island')
    .map((island) => /([^/]+?)\.[^/]+\.js$/.exec(attribute(island, 'component-url') ?? '')?.[1]),
}));

/** The islands on the pages of these addresses, whatever their letter case. */
const on = (...addresses: string[]) =>
  islands.filter(({ address }) => addresses.includes(address.toLowerCase())).flatMap(({ names }) => names);

test('only the header menu, the four forms and the terms checkbox are islands', () => {
  const names = new Set(islands.flatMap((page) => page.names));
  expect([...names].toSorted()).toEqual([
    'ApplyForm',
    'ForgotPasswordForm',
    'HeaderMenu',
    'LoginForm',
    'SignupForm',
    'TermsCheckbox',
  ]);
});

test('every page has the header menu, and each form is on its own page', () => {
  for (const { address, names } of islands) {
    expect(
      names.filter((name) => name === 'HeaderMenu'),
      address,
    ).toHaveLength(1);
    expect(names.length, address).toBeLessThanOrEqual(2);
  }
  expect(on('/apply')).toEqual(['HeaderMenu', 'ApplyForm']);
  expect(on('/login')).toEqual(['HeaderMenu', 'LoginForm']);
  expect(on('/signup')).toEqual(['HeaderMenu', 'SignupForm', 'HeaderMenu', 'SignupForm']);
  expect(on('/forgotpassword')).toEqual(['HeaderMenu', 'ForgotPasswordForm']);
  for (const track of ['/freshers', '/nonit', '/housewives'])
    expect(on(track)).toEqual(['HeaderMenu', 'TermsCheckbox']);
});
