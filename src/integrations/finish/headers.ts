import type { Rule } from './rules.ts';

/** What Cloudflare Pages takes of a `_headers` file; other hosts take more. */
const limit = { rules: 100, line: 2000 };

/** The file `_headers`, as Netlify and Cloudflare Pages read it. */
export const headersFile = (rules: readonly Rule[]) =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n') + '\n';

/** How large the file is, in one sentence, and whether a host's limit is passed. */
export function measured(rules: readonly Rule[]): { sentence: string; passed: boolean } {
  const longest = Math.max(
    ...headersFile(rules)
      .split('\n')
      .map((line) => line.length),
  );
  const passed = rules.length > limit.rules || longest > limit.line;
  const sentence = `_headers has ${rules.length} rules, the longest line ${longest} characters`;
  const limits = `Cloudflare Pages takes ${limit.rules} rules and ${limit.line} characters`;
  return { sentence: passed ? `${sentence}: ${limits}.` : `${sentence}.`, passed };
}
