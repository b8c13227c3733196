import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule of `_headers`: the paths it holds for and the headers it sets. */
interface HeaderRule {
  readonly matches: (path: string) => boolean;
  readonly headers: (readonly [name: string, value: string])[];
}

/** A rule of `_redirects`: one path answers as another (200), or sends there. */
interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** The rules of `_headers` in a folder, as Cloudflare Pages and Netlify read them; none without the file. */
export function headerRules(dir: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of lines(dir, '_headers')) {
    const [, name, value] = /^\s+([^\s:]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ matches: matcher(line), headers: [] });
  }
  return rules;
}

/** The rules of `_redirects` in a folder; none without the file. */
export function redirectRules(dir: string): RedirectRule[] {
  return lines(dir, '_redirects').map((line) => {
    const [from = '', to = '', status] = line.split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

/** A path of a rule; it may end in `*`. */
function matcher(rule: string): (path: string) => boolean {
  return rule.endsWith('*') ? (path) => path.startsWith(rule.slice(0, -1)) : (path) => path === rule;
}

const lines = (dir: string, file: string) => {
  const path = join(dir, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
};
