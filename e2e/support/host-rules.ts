import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule of `_headers`: the paths it holds for and the headers it sets. */
interface HeaderRule {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A rule of `_redirects`: one path answers as another, or sends there. */
interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const pattern = (path: string) => {
  const source = path
    .split('*')
    .map((part) => RegExp.escape(part))
    .join('.*');
  const whole = new RegExp(`^${source}$`);
  return (candidate: string) => whole.test(candidate);
};

const lines = (dir: string, file: string) => {
  const path = join(dir, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
};

/** The rules of `_headers` in a built folder, as Cloudflare Pages and Netlify read them; none without the file. */
export function headerRules(dir: string): HeaderRule[] {
  const rules: { matches: HeaderRule['matches']; headers: (readonly [string, string])[] }[] = [];
  for (const line of lines(dir, '_headers')) {
    const colon = line.indexOf(':');
    if (line.startsWith('/')) rules.push({ matches: pattern(line.trim()), headers: [] });
    else if (/^\s/.test(line) && colon > 0)
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** The rules of `_redirects` in a built folder; none without the file. */
export function redirectRules(dir: string): RedirectRule[] {
  return lines(dir, '_redirects').flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    return from?.startsWith('/') && to ? [{ from, to, status: Number(status) }] : [];
  });
}
