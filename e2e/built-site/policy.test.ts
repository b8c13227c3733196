import { expect, test } from '@playwright/test';
import { z } from 'astro/zod';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { parseFrontMatter, readText } from '../../src/content-file.ts';
import { apiOrigin } from '../support/sites/local-servers.ts';
import { type BuiltPage, builtSites, changedSite, unchangedSite } from '../support/sites/built-site.ts';

const privacyText = z.object({ google: z.object({ heading: z.string() }) });

const policyOf = ({ document }: BuiltPage) =>
  document.querySelector('meta[http-equiv=content-security-policy]')?.getAttribute('content') ?? '';

/** The sources of a directive, such as `'self'`. */
const sourcesOf = (policy: string, directive: string) =>
  new RegExp(`(?:^|; ?)${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];

for (const site of builtSites)
  test.describe(site.name, () => {
    test('every page begins with a policy that allows the API, and CSP Evaluator finds no weakness', () => {
      for (const page of site.pages) {
        const [charset, meta] = page.document.head.children;
        expect.soft(charset?.getAttribute('charset'), page.path).toBe('utf-8');
        expect.soft(meta?.getAttribute('http-equiv'), page.path).toBe('content-security-policy');
        const policy = policyOf(page);
        const api = site === unchangedSite ? apiOrigin : "'self'";
        expect.soft(sourcesOf(policy, 'connect-src'), page.path).toContain(api);
        for (const directive of ['default-src', 'base-uri', 'form-action'])
          expect.soft(sourcesOf(policy, directive), `${page.path}: ${directive}`).toEqual(["'none'"]);
        expect.soft(policy, page.path).not.toMatch(/unsafe|\*/);
        // The evaluator expects https, as a real API has.
        const { csp } = new CspParser(policy.replace(apiOrigin, 'https://api.test'));
        const findings = new CspEvaluator(csp).evaluate();
        const weaknesses = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
        expect.soft(weaknesses, page.path).toEqual([]);
      }
    });

    test('only the account forms of a site with a client id may load Google’s script', () => {
      const allowing = site.pages.filter((page) => policyOf(page).includes('google'));
      const paths = site === unchangedSite ? [] : ['/Signup', '/forgotpassword', '/login', '/signup'];
      expect(allowing.map(({ path }) => path)).toEqual(paths);
      for (const page of allowing) {
        expect(sourcesOf(policyOf(page), 'script-src')).toContain('https://accounts.google.com/gsi/client');
        // `member/google.spec.ts` tests what this element records.
        expect(page.main.querySelector('form [data-google=loading]'), page.path).not.toBeNull();
      }
      const privacy = site.page('/privacy').mainText;
      const { google } = privacyText.parse(parseFrontMatter(readText('content/pages/privacy.md')));
      expect(privacy.includes(google.heading), 'the privacy page explains it').toBe(site !== unchangedSite);
      // Google's script creates markup from strings. All other pages refuse that.
      const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";
      for (const page of site.pages.filter((page) => !allowing.includes(page)))
        expect.soft(policyOf(page), page.path).toContain(trustedTypes);
    });
  });

test('the policy of the editor allows the Git host, and blocks everything that it does not name', () => {
  const [, policy = ''] = /security-policy" content="([^"]+)/.exec(changedSite.read('admin.html')) ?? [];
  for (const directive of ['default-src', 'base-uri', 'form-action'])
    expect.soft(sourcesOf(policy, directive), directive).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'connect-src')).toContain('https://api.github.com');
  // In Safari, the editor encodes pictures with WebAssembly.
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
});
