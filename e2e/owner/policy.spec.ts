import { CspParser } from 'csp_evaluator/dist/parser.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { builtPages } from '../support/fixtures/built.ts';
import { apiHost } from '../support/hosts.ts';
import { expect, test } from '../support/test-site.ts';

/** What an evaluator of policies finds grave in the policy a page states. */
function graveFindings(policy: string): string[] {
  // The tests' API answers on plain HTTP, which no real one does.
  const real = policy.replace(apiHost, apiHost.replace('http:', 'https:'));
  const findings = new CspEvaluator(new CspParser(real).csp).evaluate();
  return findings
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ description }) => description);
}

test('every page states a policy that lets nothing else in', () => {
  for (const { address, html } of builtPages()) {
    const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy, address).toContain(`connect-src 'self' ${apiHost};`);
    expect(policy, address).not.toMatch(/unsafe|\*/);
    expect(graveFindings(policy), address).toEqual([]);
  }
});

test('an injected script does not run', async ({ page }) => {
  await page.goto('/');
  const stopped = await page.evaluate(async () => {
    const violation = Promise.withResolvers<string>();
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violation.resolve(violatedDirective),
    );
    const script = document.createElement('script');
    script.append('document.title = "changed"');
    document.head.append(script);
    return violation.promise;
  });
  expect(stopped).toMatch(/^(script-src|require-trusted-types-for)/);
  await expect(page).not.toHaveTitle('changed');
});

test('markup from a string is refused', async ({ page }) => {
  await page.goto('/');
  const refusal = page.evaluate(() => {
    document.body.innerHTML = '<p>changed</p>';
  });
  await expect(refusal).rejects.toThrow('TrustedHTML');
});
