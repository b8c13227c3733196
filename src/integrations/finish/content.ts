import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readYaml, splitMarkdown, strings } from '../../collections/problem.ts';

/** A Markdown file of `content/` and the addresses it states. */
export interface ContentFile {
  /** From the project's folder: `content/jobs/backend-developer.md`. */
  readonly file: string;
  /** The folder it stands in, which is its collection: `jobs`. */
  readonly collection: string;
  /** Its own address. */
  readonly path: string;
  /** Its own address and its further ones, each without an anchor. */
  readonly addresses: readonly string[];
  /** Its front matter, as it is written. */
  readonly data: Readonly<Record<string, unknown>>;
}

let known: Promise<readonly ContentFile[]> | undefined;

/** Every file of `content/` that states an address, in the order of their names; read once a build. */
export const contentFiles = (root: URL) => (known ??= read(root));

async function read(root: URL): Promise<ContentFile[]> {
  const names = await Array.fromAsync(glob('content/*/*.md', { cwd: fileURLToPath(root) }));
  return names.sort().map((name) => {
    const file = name.replaceAll('\\', '/');
    const { document } = readYaml(splitMarkdown(textOf(file, root)).frontMatter);
    const data: Record<string, unknown> = Object(document.toJS());
    const { path, aliases } = data;
    const further: unknown[] = Array.isArray(aliases) ? aliases : [];
    return {
      file,
      collection: file.split('/')[1] ?? '',
      path: String(path),
      addresses: [path, ...further].map((address) => String(address).replace(/#.*/, '')),
      data,
    };
  });
}

/** Where something is written: the file, with the line where it is known, and the field. */
export interface Place {
  readonly at: string;
  readonly field: string;
}

/**
 * Everywhere in `content/` where exactly this address is written: in a field, or as a link in a body.
 * @param fill what the build does to `{company}` and its like
 */
export async function placesOf(address: string, root: URL, fill: (text: string) => string): Promise<Place[]> {
  const link = new RegExp(`(^|[\\s("'<])${RegExp.escape(address)}($|[\\s)"'>])`);
  const names = await Array.fromAsync(glob('content/**/*.{md,yaml}', { cwd: fileURLToPath(root) }));
  return names.sort().flatMap((name) => {
    const file = name.replaceAll('\\', '/');
    const source = textOf(file, root);
    const { frontMatter, body, bodyLine } = splitMarkdown(source);
    const fields = file.endsWith('.md') ? strings(frontMatter, 2) : strings(source, 1);
    const lines = file.endsWith('.md') ? body.split('\n') : [];
    return [
      ...fields
        .filter(({ value }) => fill(value) === address)
        .map(({ field, line }) => ({ at: `${file}:${line}`, field })),
      ...lines.flatMap((line, index) =>
        link.test(fill(line)) ? [{ at: `${file}:${bodyLine + index}`, field: 'body' }] : [],
      ),
    ];
  });
}

// One file after the other: a system lets a program open about a thousand at once, and there may be more openings.
const textOf = (file: string, root: URL) => readFileSync(new URL(file, root), 'utf8');
