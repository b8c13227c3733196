import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { splitMarkdown } from '../../src/content-files/text.ts';
import { valuesOf } from '../../src/content-files/yaml.ts';

/** What a build is made from. */
const parts = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tsconfig.json'];

/**
 * Copies the project, without what it is built into, and adds openings to the copy: those of the site over and over,
 * each with an address and a title of its own, posted today.
 * @param dir where the copy stands; below the project, so that it finds the project's packages
 * @returns the addresses of the openings added
 */
export async function projectWith(openings: number, dir: string): Promise<string[]> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const there = new Set(await readdir('.'));
  for (const part of parts) if (there.has(part)) await cp(part, join(dir, part), { recursive: true });
  const jobs = join(dir, 'content/jobs');
  const names = (await readdir(jobs)).filter((name) => name.endsWith('.md'));
  const models = await Promise.all(names.sort().map((name) => readFile(join(jobs, name), 'utf8')));
  const addresses: string[] = [];
  for (let number = 1; number <= openings; number += 1) {
    const path = `/jobdesc${String(number).padStart(5, '0')}`;
    addresses.push(path);
    await writeFile(
      join(jobs, `made-up-${number}.md`),
      madeUp(models[number % models.length] ?? '', path, number),
    );
  }
  return addresses;
}

function madeUp(model: string, path: string, number: number): string {
  const { frontMatter = '', body = '' } = splitMarkdown(model) ?? {};
  const fields: Record<string, unknown> = Object(valuesOf('model', frontMatter));
  const postedOn = new Date().toISOString().slice(0, 10);
  const changed = { ...fields, path, title: `${fields.title} ${number}`, order: 100 + number, postedOn };
  return `---\n${stringify(changed, { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' })}---\n${body}`;
}
