import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A header of `_headers`, and the path of its responses, which may end in `*`. */
interface HeaderRule {
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

/** Reads `_headers` of a folder, in the format of Cloudflare and Netlify. */
export function readHeaderRules(dir: string): readonly HeaderRule[] {
  const rules: HeaderRule[] = [];
  let path = '';
  for (const line of readLines(join(dir, '_headers'))) {
    const [, name, value] = /^\s+([^\s:]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.push({ path, name, value });
    else path = line;
  }
  return rules;
}

/** Whether the rule applies to a path. */
export const appliesTo = (rule: HeaderRule, path: string): boolean =>
  rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;

/** Reads `_redirects` of a folder: status 200 serves another path, others redirect to it. */
export const readRedirectRules = (dir: string) =>
  readLines(join(dir, '_redirects')).map((line) => {
    const [from = '', to = '', status] = line.split(/\s+/);
    return { from, to, status: Number(status) };
  });

const readLines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
