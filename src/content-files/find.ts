import { globSync, readFileSync } from 'node:fs';

/** A line of a content file, with the name of its field. */
export interface Place {
  readonly at: string;
  readonly field: string;
}

/** The lines of `content/` that have exactly this address. */
export function placesOf(address: string): Place[] {
  const link = new RegExp(`(^|[\\s("'<\\[,])${RegExp.escape(address)}($|[\\s)"'>\\],])`);
  return globSync('content/**/*.{md,yaml}')
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          link.test(line)
            ? [{ at: `${file}:${index + 1}`, field: /^\s*(?:- )?(\w+): /.exec(line)?.[1] ?? 'body' }]
            : [],
        ),
    );
}

/** The further addresses that the files of `content/` state for their pages, and where. */
export const aliases = (): (Place & { value: string })[] =>
  globSync('content/pages/*.md').flatMap((file) => {
    const list = /^aliases:((?:\s*(?:- |\[).*)+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    return [...list.matchAll(/\/[\w-]+/g)].map(([value]) => ({ at: file, field: 'aliases', value }));
  });
