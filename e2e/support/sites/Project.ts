import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseDocument } from 'yaml';
import { siteUrl } from './local-servers.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The files and folders that a build needs. */
const sources = ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** A copy of the project in a temporary folder, to edit and build. */
export class Project {
  readonly dir: string;

  private constructor(dir: string) {
    this.dir = dir;
  }

  /** Copies the project into a folder whose name has spaces and letters beyond ASCII, as on the computer of an owner. */
  static async copy() {
    const dir = await mkdtemp(join(tmpdir(), 'Site – மனை '));
    for (const source of sources) await cp(join(root, source), join(dir, source), { recursive: true });
    await symlink(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
    return new Project(dir);
  }

  read(file: string) {
    return readFile(join(this.dir, file), 'utf8');
  }

  async write(file: string, content: string | Uint8Array) {
    await mkdir(dirname(join(this.dir, file)), { recursive: true });
    await writeFile(join(this.dir, file), content);
  }

  /** Sets fields of a YAML file, or of the front matter of a Markdown file; null removes one. */
  async setFields(file: string, fields: Readonly<Record<string, unknown>>) {
    const [, before = '', yaml = '', after = ''] =
      /^(---\n)?([^]*?)(\n---\n[^]*)?$/.exec(await this.read(file)) ?? [];
    const document = parseDocument(yaml);
    for (const [name, value] of Object.entries(fields))
      if (value === null) document.delete(name);
      else document.set(name, value);
    await this.write(file, `${before}${String(document).trimEnd()}${after || '\n'}`);
  }

  /**
   * Starts Astro in the copy.
   * @param variables such as PUBLIC_API_HOST; the variables of this process are not passed on
   */
  startAstro(args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      SITE_URL: siteUrl,
      ...variables,
    };
    return spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', ...args], { cwd: this.dir, env });
  }

  /** Builds the copy into its `dist`. Returns the exit code and the output. */
  async build(env?: NodeJS.ProcessEnv) {
    const child = this.startAstro(['build'], env);
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code, output: output + errors };
  }

  /** Removes the copy. */
  [Symbol.asyncDispose]() {
    return rm(this.dir, { recursive: true });
  }
}
