import type { DataStore } from 'astro/loaders';
import { howWeWorkId, termsId, tracksId } from '../dom-contract.ts';
import { messageFrom } from '../content-error.ts';
import { check, fieldNames } from '../schema/check.ts';
import { interpolateFields } from '../site.ts';
import { addressesOf } from './addresses.ts';
import { identify } from './files.ts';
import { type FoundLink, linksIn } from './links.ts';
import { parseFrontMatter, readText } from './parse.ts';
import { renderText } from './text.ts';

/** An entry for Astro's store, and the folder of its file. */
export type Entry = Parameters<DataStore['set']>[0] & { readonly folder: string };

/** The result of reading a file of `content/`. */
interface ReadFile {
  readonly file: string;
  /** Messages that begin with the name of the file. */
  readonly problems: readonly string[];
  readonly links: readonly FoundLink[];
  /** Addresses for links: its page or product, and the ids in its text and layout. */
  readonly targets: readonly string[];
  /** The addresses that redirect to its page. */
  readonly aliases: readonly string[];
  /** Undefined if a field is invalid. */
  readonly entry?: Entry | undefined;
}

/** Reads a file, renders its text and checks its fields. */
export async function readContentFile(file: string): Promise<ReadFile> {
  const withFile = (text: string) => `${file}: ${text}`;
  try {
    const { folder, id, schema } = identify(file);
    const fields = parseFrontMatter(readText(file));
    const { path, aliases } = addressesOf(fields);
    const body = await renderText('body' in fields ? String(fields['body']) : '', file);
    const nameOf = fieldNames(schema);
    const { data, problems } = check(schema, fields);
    // The path of a product has an anchor.
    const page = path.replace(/#.*/, '');
    const ids = [...body.ids, ...(idsOfLayouts[folder] ?? idsOfLayouts[`${folder}/${id}`] ?? [])];
    return {
      file,
      problems: [...body.problems.map((problem) => `${nameOf(['body'])}: ${problem}`), ...problems].map(
        withFile,
      ),
      links: Object.entries({ ...fields, body: body.links }).flatMap(([name, value]) =>
        linksIn(value).map((to) => ({
          place: withFile(nameOf([name])),
          to: to.startsWith('#') ? page + to : to,
        })),
      ),
      targets: path ? [path, ...ids.map((id) => `${page}#${id}`)] : [],
      aliases,
      entry: data && {
        folder,
        id,
        // After validation: a longer company name must not make a description too long.
        data: interpolateFields(data),
        filePath: file,
        rendered: { html: body.html, metadata: { imagePaths: body.pictures } },
        assetImports: body.pictures,
      },
    };
  } catch (error) {
    return { file, problems: [withFile(messageFrom(error))], links: [], targets: [], aliases: [] };
  }
}

/** The ids in layouts and pages that links may lead to, by folder or file. */
const idsOfLayouts: Readonly<Record<string, readonly string[]>> = {
  internships: [termsId],
  'pages/home': [howWeWorkId],
  'pages/interns': [tracksId],
};
