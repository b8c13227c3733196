import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { attribute, elementsOf } from '../../src/integrations/finish/html.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { invalidIn } from '../support/fixtures/valid-html.ts';
import { headerRules } from '../support/host-rules.ts';
import { siteUrl } from '../support/hosts.ts';

/** What one round trip carries on a fresh connection (facts of TCP: ten segments), in bytes. */
const roundTrip = 14_600;

/** Status line, date, type, length, validators: what a host adds to the headers of our rules, about, in bytes. */
const ofTheHost = 320;

const rules = headerRules('dist');

/** The headers our rules give the answer at an address, in bytes as HTTP/1.1 writes them. */
const headersAt = (address: string) =>
  rules
    .filter(({ matches }) => matches(address))
    .flatMap(({ headers }) => [...headers])
    .reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, ofTheHost);

/** A page as most hosts send it. */
const zipped = (html: string) => gzipSync(html, { level: 6 }).length;

/** Attributes that make a browser ask somebody for something by itself. */
const fetching = ['src', 'srcset', 'poster', 'data', 'action', 'formaction'];

const pages = builtPages().map((page) => ({ ...page, elements: elementsOf(page.html) }));

test('every page arrives whole in one round trip, headers included', () => {
  for (const { address, html } of pages)
    expect(zipped(html) + headersAt(address), address).toBeLessThanOrEqual(roundTrip);
});

test('every page is valid HTML', async () => {
  for (const { address, html } of pages) expect(await invalidIn(html, address), address).toEqual([]);
});

test('no page has a style or a script in an attribute', () => {
  for (const { address, elements } of pages) {
    const names = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(
      names.filter((name) => name === 'style' || name.startsWith('on')),
      address,
    ).toEqual([]);
  }
});

test('no page asks anybody else for anything', () => {
  for (const { address, elements } of pages) {
    const asked = elements.flatMap((element) => {
      const link = element.tagName === 'link' ? ['href'] : [];
      return [...fetching, ...link].flatMap((name) => attribute(element, name) ?? []);
    });
    const hosts = asked.map((url) => new URL(url, siteUrl)).filter(({ protocol }) => protocol !== 'data:');
    expect(
      hosts.filter(({ origin }) => origin !== siteUrl),
      address,
    ).toEqual([]);
  }
});

test('every page states its policy before anything a policy could stop', () => {
  for (const { address, elements } of pages) {
    const [charset, policy] = elements.filter(({ parentNode }) => parentNode?.nodeName === 'head');
    expect(charset && attribute(charset, 'charset'), address).toBe('utf-8');
    expect(policy && attribute(policy, 'http-equiv'), address).toBe('content-security-policy');
  }
});
