import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * A Chromium of former years, unpacked into `.cache/` from the npm package that carries it. It is asked for when it is
 * first needed: no test but those of engines has a use for 50 MB of it.
 * @param version of the package `@sparticuz/chromium`
 * @returns the program, or nothing when the registry does not give the package
 */
export function oldChromium(version: string): string | undefined {
  const folder = resolve('.cache/engines', `chromium-${version}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const spec = `@sparticuz/chromium@${version}`;
  if (!run(folder, 'npm', ['pack', '--silent', spec])) return undefined;
  run(folder, 'tar', ['-xzf', `sparticuz-chromium-${version}.tgz`, '--strip-components=1']);
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(folder, 'bin', name)));
  writeFileSync(join(folder, 'swiftshader.tar'), unpacked('swiftshader.tar.br'));
  run(folder, 'tar', ['-xf', 'swiftshader.tar']);
  writeFileSync(`${program}.part`, unpacked('chromium.br'), { mode: 0o755 });
  renameSync(`${program}.part`, program);
  return program;
}

const run = (cwd: string, tool: string, args: string[]) =>
  spawnSync(tool, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
