import type { DataStore } from 'astro/loaders';
import { howWeWorkId, termsId, tracksId } from '../dom-contract.ts';
import { messageFrom } from '../content-error.ts';
import { check } from '../schema/check.ts';
import { parseFrontMatter, readText } from '../content-file.ts';
import { interpolateFields } from '../site.ts';
import { identify } from './files.ts';
import { type FoundLink, linksIn } from './links.ts';
import { renderText } from './text.ts';

/** The result of reading a file of `content/`. */
export interface ContentFile {
  readonly file: string;
  /** Messages that begin with the name of the file. */
  readonly problems: readonly string[];
  readonly links: readonly FoundLink[];
  /** The valid targets of links to this file: its path, and its path with each id in its text or layout (`/about#team`). */
  readonly targets: readonly string[];
  /** The addresses that redirect to its page. */
  readonly aliases: readonly string[];
  /** The entry for Astro's store, and the folder of the file. Undefined if a field is invalid. */
  readonly entry?: (Parameters<DataStore['set']>[0] & { readonly folder: string }) | undefined;
}

/** Reads a file, renders its text and checks its fields. */
export async function readContentFile(file: string): Promise<ContentFile> {
  const withFile = (text: string) => `${file}: ${text}`;
  try {
    const { folder, id, schema } = identify(file);
    const fields = parseFrontMatter(readText(file));
    // Read before validation. Otherwise a file with an invalid field would have no path, and links to it would be reported too.
    const path = 'path' in fields ? String(fields['path']) : '';
    const aliases = [fields['aliases'] ?? []].flat().map(String);
    const body = await renderText('body' in fields ? String(fields['body']) : '', file);
    const { data, problems, nameOf } = check(schema, fields);
    // The path of a product has an anchor.
    const pagePath = path.replace(/#.*/, '');
    const ids = [...body.ids, ...(idsOfLayouts[folder] ?? idsOfLayouts[`${folder}/${id}`] ?? [])];
    return {
      file,
      problems: [...body.problems.map((problem) => `${nameOf(['body'])}: ${problem}`), ...problems].map(
        withFile,
      ),
      links: Object.entries({ ...fields, body: body.links }).flatMap(([name, value]) =>
        linksIn(value).map((to) => ({
          place: withFile(nameOf([name])),
          to: to.startsWith('#') ? pagePath + to : to,
        })),
      ),
      targets: path ? [path, ...ids.map((id) => `${pagePath}#${id}`)] : [],
      aliases,
      entry: data && {
        folder,
        id,
        // Replace placeholders after validation. Otherwise a long company name could make a description too long.
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
