import { CspParser } from 'csp_evaluator/dist/parser.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { builtPages } from '../support/fixtures/built.ts';
import { apiHost } from '../support/hosts.ts';
import { expect, test } from '../support/test-site.ts';

for (const { address, html } of builtPages()) {
  test(`${address} keeps to its policy with every island hydrated`, async ({ page }) => {
    const broken: string[] = [];
    await page.exposeFunction('report', (violation: string) => broken.push(violation));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        Reflect.get(window, 'report')(`${violatedDirective} stopped ${blockedURI} ${sample}`),
      );
    });
    page.on('pageerror', ({ message }) => broken.push(message));
    await page.goto(address);
    await page.locator('astro-island').evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new Event('pointerover', { bubbles: true }));
    });
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    expect(broken).toEqual([]);
  });

  test(`${address} states a policy that lets nothing else in`, () => {
    const [, meta = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html) ?? [];
    expect(meta).toContain(`connect-src ${apiHost};`);
    expect(meta).not.toMatch(/unsafe|\*/);
    // The tests' API answers on plain HTTP, which no real one does.
    const real = meta.replace(apiHost, apiHost.replace('http:', 'https:'));
    const findings = new CspEvaluator(new CspParser(real).csp).evaluate();
    const grave = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    expect(grave.map(({ description }) => description)).toEqual([]);
  });
}

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
