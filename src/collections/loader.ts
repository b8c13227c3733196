import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import {
  ContentError,
  contentFiles,
  messageFrom,
  parse,
  parseFrontMatter,
  readText,
} from '../schema/parse.ts';
import { labelAt } from '../schema/labels.ts';
import { findUnknown } from '../schema/placeholders.ts';
import { interpolateAll, interpolateHtml } from './interpolate.ts';
import { type FoundLink, linkProblems, linksIn } from './links.ts';
import { isPicture } from './markdown.ts';

type Schemas = Readonly<Record<string, z.ZodType<Record<string, unknown>>>>;

/** The addresses of an entry, which are compared also if other fields are invalid. */
const addressed = z
  .object({ path: z.string(), aliases: z.array(z.string()) })
  .partial()
  .catch({});

/**
 * A loader for all collections. Astro runs the loaders of all collections at once and stops at the first error, so they
 * share one reading of `content/`, which reports the problems of all files.
 * @param schemas by folder
 * @param pages the schema of each file in the folder `pages`; a file without one is a mistake
 */
export function contentLoader(schemas: Schemas, pages: Schemas): Loader {
  let reading: ReturnType<typeof readContent> | undefined;
  return {
    name: 'content',
    load: async ({ collection, store, renderMarkdown, config }) => {
      reading ??= readContent(schemas, pages, renderMarkdown, config.site).finally(
        () => (reading = undefined),
      );
      const entries = await reading;
      // Cached entries may have older values of the company.
      store.clear();
      for (const { folder, ...entry } of entries) if (folder === collection) store.set(entry);
    },
  };
}

/**
 * Reads and checks every file of `content/`, and interpolates the values of the company.
 * @throws ContentError with every problem, each after the name of its file
 */
async function readContent(
  schemas: Schemas,
  pages: Schemas,
  render: LoaderContext['renderMarkdown'],
  origin: string | undefined,
) {
  const entries = [];
  const problems: string[] = [];
  /** Each address of a file, in lower case: addresses that differ by case are the same file on macOS and Windows. */
  const claims: { address: string; file: string }[] = [];
  const links: FoundLink[] = [];
  /** What a link may lead to: pages, headings of texts, and two parts of pages that layouts name. */
  const addresses = new Set(['/interns#kinds']);
  const advice = `move it to one of content/{${Object.keys(schemas).join()}}/ as a .md file, without # and ?`;
  const files = contentFiles().sort();
  for (const name of Object.keys(pages))
    if (!files.includes(`content/pages/${name}.md`))
      problems.push(`content/pages/${name}.md: is missing, and a page needs it`);
  for (const file of files) {
    const report = (error: unknown) => void problems.push(`${file}: ${messageFrom(error)}`);
    try {
      const [, folder = '', id = ''] = /^content\/(\w+)\/([^/#?]+)\.md$/.exec(file) ?? [];
      const schema = folder === 'pages' ? pages[id] : schemas[folder];
      if (/\.(hei[cf]|tiff?|bmp)$/i.test(file))
        throw new ContentError('is a picture that browsers do not show; save it as JPEG');
      // Vite treats # and ? in a path as part of a URL.
      if (!schema) throw new ContentError(`is not read; ${advice}`);
      const text = readText(file);
      const fields = parseFrontMatter(text);
      const { path = '', aliases = [] } = addressed.parse(fields);
      const own = [path, ...aliases];
      for (const address of new Set(own.map((each) => each.toLowerCase())))
        if (address) claims.push({ address, file });
      // A redirect to itself never ends, and nginx accepts each address once.
      for (const address of new Set(own.filter((each, index) => own.indexOf(each) < index)))
        report(`Further addresses (aliases): ${address} is an address of this page already; remove it`);
      addresses.add(path);
      if (folder === 'internships') addresses.add(`${path}#terms`);
      // An invalid text and invalid fields are reported together.
      const fileURL = pathToFileURL(file);
      const rendered = await render(text, { fileURL }).catch(report);
      const assetImports = rendered?.metadata?.imagePaths ?? [];
      for (const picture of assetImports)
        if (!(await isPicture(new URL(picture, fileURL))))
          report(`Text (body): ${picture} is not a picture that can be read; save it as JPEG`);
      const page = path.replace(/#.*/, '');
      if (rendered) {
        // Two texts of one page may have the same heading, and a form has a field `resume`.
        rendered.html = interpolateHtml(rendered.html).replace(/(?<=<h\d id=")/g, `${id}-`);
        for (const { slug } of rendered.metadata?.headings ?? []) addresses.add(`${page}#${id}-${slug}`);
      }
      const json = z.toJSONSchema(schema, { io: 'input' });
      for (const [name, value] of Object.entries(fields)) {
        const place = `${labelAt(json, [name])} (${name})`;
        const text = JSON.stringify(value);
        for (const message of findUnknown(text)) report(`${place}: ${message}`);
        for (const to of linksIn(name === 'body' && rendered ? rendered.html : text))
          links.push({ place: `${file}: ${place}`, to: to.startsWith('#') ? page + to : to });
      }
      const data = parse(schema, fields);
      if (!rendered) continue;
      // After validation: a longer company name must not make a description too long.
      Object.assign(data, interpolateAll(data));
      entries.push({ folder, id, data, rendered, filePath: file, assetImports });
    } catch (error) {
      report(error);
    }
  }
  for (const [address, [first, ...others]] of Map.groupBy(claims, (claim) => claim.address))
    for (const other of others)
      problems.push(
        `${first?.file} and ${other.file}: have the same address ${address}; change it in the address (path) or the further addresses (aliases) of one`,
      );
  problems.push(...linkProblems(links, addresses, origin));
  if (problems.length === 0) return entries;
  throw new ContentError(problems.join('\n'));
}
