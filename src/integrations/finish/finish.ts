import { readFile, writeFile } from 'node:fs/promises';
import { minify } from 'vite';
import { early } from '../../heading-font/heading-font.ts';
import { memoize } from '../../memoize.ts';
import { type ChunkGraph, listChunks, loads } from './chunks.ts';
import { type Edit, edited } from './edits.ts';
import { attribute, type Element, elementsOf, textOf } from './html.ts';
import type { Page } from './page.ts';
import { asText, isInlineScript, policyOf } from './policy.ts';
import { isRuntime } from './runtime.ts';
import { plainRanges } from './ranges.ts';
import { shortScopes } from './scopes.ts';
import { speculation } from './speculation.ts';

/** What goes into every page. */
export interface Addition {
  readonly graph: ChunkGraph;
  /** The rules of the heading font for the route it comes from. */
  readonly font: string;
  /** Gives the address of the file that holds the runtime of islands, for its text. */
  readonly runtimeFile: (text: string) => Promise<string>;
  /** Origins the scripts may call. */
  readonly connect: readonly string[];
  /** A client identifier of Google is set. */
  readonly google: boolean;
}

/** Writes into a built page what can only be known once everything is built; returns the page. */
export async function finishPage(dir: URL, { file }: Page, addition: Addition): Promise<string> {
  const { graph, font, runtimeFile } = addition;
  const url = new URL(file, dir);
  const built = await readFile(url, 'utf8');
  const elements = elementsOf(built);
  const islands = elements.filter(({ tagName }) => tagName === 'astro-island');
  const [runtime] = elements.filter(isRuntime);
  if (!runtime) throw new Error(`${file} has no runtime of islands: has Astro changed how it writes it?`);
  const runtimeAddress = await runtimeFile(textOf(runtime));
  const head = elements.find(({ tagName }) => tagName === 'head');
  const [style, ...others] = elements.filter(({ tagName }) => tagName === 'style');
  const scripts = elements.filter(
    (element) => isInlineScript(element) && element.parentNode === head && !attribute(element, 'type'),
  );
  const stray = others.filter(({ parentNode }) => parentNode !== head);
  const complete = edited(built, [
    ...islands.flatMap((island) => [...listChunks(island, graph, runtimeAddress), ...withoutUid(island)]),
    ...remove(runtime),
    ...stray.flatMap(remove),
    ...insert(style?.sourceCodeLocation?.endTag?.startOffset, stray.map(textOf).join('') + font),
    ...scripts.flatMap(remove),
    ...insert(style?.sourceCodeLocation?.endOffset, `<script>${await oneScript(scripts)}</script>`),
    ...insert(head?.sourceCodeLocation?.endTag?.startOffset, speculation),
  ]);
  const whole = plainRanges(shortScopes(complete));

  const finished = elementsOf(whole);
  const google = addition.google && islands.some((island) => loads('google', island, graph));
  const readsFeed = islands.some((island) => loads('feed', island, graph));
  const connect = [...new Set([...addition.connect, ...(readsFeed ? ["'self'"] : [])])];
  const policy = policyOf(finished, { connect, google });
  const charset = finished.find((element) => attribute(element, 'charset') !== undefined);
  const meta = `<meta http-equiv="content-security-policy" content="${asText(policy)}">`;
  const page = edited(whole, insert(charset?.sourceCodeLocation?.endOffset, meta));
  await writeFile(url, page);
  return page;
}

/** The scripts of the head as one, behind the one that fetches the heading font, without names and spaces of ours. */
const oneScript = (scripts: readonly Element[]) => minified([early, ...scripts.map(textOf)].join(';'));

/** Most pages have the same scripts. */
const minified = memoize(async (script: string) => {
  const { code, errors } = await minify('head.js', script);
  if (errors[0]) throw new Error(`The scripts of the head can not be read: ${errors[0].message}`);
  return code;
});

/** Text to insert; a page that has no such place does not come from our layout. */
function insert(at: number | undefined, text: string): Edit[] {
  if (at === undefined) throw new Error('A page without a charset, a style or a head can not be finished');
  return [{ from: at, to: at, text }];
}

/**
 * Takes out what goes elsewhere: the runtime; the style Astro writes before the first island, where HTML allows none;
 * the scripts of the head, which become one behind the style, with one hash in the policy.
 */
function remove({ sourceCodeLocation: place }: Element): Edit[] {
  return place ? [{ from: place.startOffset, to: place.endOffset, text: '' }] : [];
}

/** Astro numbers islands from the folder it was built in, and never reads the number: two folders, one result. */
function withoutUid(island: Element): Edit[] {
  const place = island.sourceCodeLocation?.attrs?.['uid'];
  return place ? [{ from: place.startOffset - 1, to: place.endOffset, text: '' }] : [];
}
