import { expect, test } from '../support/test-site.ts';
import { measured } from '../../src/integrations/finish/headers.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { headerRules } from '../support/host-rules.ts';

const shared = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': /frame-ancestors 'none'/,
};

for (const [what, path, status] of [
  ['a page', '/about', 200],
  ['a page that does not exist', '/nowhere', 404],
  ['one that begins like a job', '/jobdescnone', 404],
] as const)
  test(`${what} comes with the headers every answer has`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    for (const [name, value] of Object.entries(shared)) expect(response.headers()[name]).toMatch(value);
  });

test('whatever a host does with rules that match together, no header but the policy is stated twice', () => {
  const rules = headerRules('dist');
  for (const path of [...builtPages().map(({ address }) => address), '/_astro/x.js', '/nowhere']) {
    const names = rules
      .filter(({ matches }) => matches(path))
      .flatMap(({ headers }) => headers.map(([name]) => name));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(new Set(twice), path).toEqual(new Set(twice.length > 0 ? ['Content-Security-Policy'] : []));
  }
});

test('the rules stay within what Cloudflare Pages takes', () => {
  const rules = headerRules('dist');
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const { headers } of rules)
    for (const [name, value] of headers) expect(`  ${name}: ${value}`.length).toBeLessThanOrEqual(2000);
});

test('a page that does not exist keeps its look under the policy it is served with', async ({ page }) => {
  for (const path of ['/nowhere', '/jobdescnone']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Anek Latin/);
  }
});

test('the build says when a host takes no more rules', () => {
  const rules = (count: number, value: string) =>
    Array.from({ length: count }, (_, index) => ({ path: `/p${index}`, headers: { 'X-Test': value } }));
  expect(measured(rules(100, 'a')).passed).toBe(false);
  expect(measured(rules(101, 'a'))).toEqual({ passed: true, sentence: expect.stringContaining('101 rules') });
  expect(measured(rules(1, 'a'.repeat(2000))).passed).toBe(true);
});
