import { readFile, writeFile } from 'node:fs/promises';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import { minify } from 'vite';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { early } from '../../heading-font/heading-font.ts';
import { memoize } from '../../memoize.ts';
import { type ChunkGraph, loadsGoogle } from './chunks.ts';
import { attribute, element, type Element, elementsIn, textOf } from './html.ts';
import type { Page } from './page.ts';
import { isInlineScript, policyOf } from './policy.ts';
import { dropUnsoughtScopes, shortScopes } from './scopes.ts';
import { speculation } from './speculation.ts';
import { oneStyle } from './style.ts';

/** What goes into every page. */
export interface Addition {
  readonly graph: ChunkGraph;
  /** The rules of the heading font for the route it comes from. */
  readonly font: string;
}

/** Writes into a built page what can only be known once everything is built; returns the page. */
export async function finishPage(dir: URL, { file }: Page, { graph, font }: Addition): Promise<string> {
  const url = new URL(file, dir);
  const document = parse(shortScopes(await readFile(url, 'utf8')));
  const elements = elementsIn(document);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const [head] = named('head');
  // A file loads it instead (`../island-chunks.ts`).
  const runtime = elements.find((each) => textOf(each) === islandRuntime);
  const policy = elements.find((each) => attribute(each, 'http-equiv') === 'content-security-policy');
  if (!head || !runtime || !policy)
    throw new Error(`${file} has no runtime of islands: is it not from our layout, or has Astro changed?`);

  const islands = named('astro-island');
  for (const island of islands)
    // Astro numbers islands from the folder it was built in, and never reads the number: two folders, one result. Our
    // directives take no options, and an export that is not named is the default one.
    island.attrs = island.attrs.filter(
      ({ name, value }) => name !== 'uid' && name !== 'opts' && value !== 'default',
    );

  const styles = named('style');
  const scripts = elements.filter((each) => each !== runtime && isMovable(each));
  for (const moved of [runtime, ...styles, ...scripts]) tree.detachNode(moved);
  const css = oneStyle(styles, elements);
  dropUnsoughtScopes(elements, css);
  tree.appendChild(head, element('style', {}, css + font));
  tree.appendChild(head, element('script', {}, await oneScript(scripts)));
  tree.appendChild(head, speculation());

  const google = islands.some((island) => loadsGoogle(island, graph));
  for (const attr of policy.attrs)
    if (attr.name === 'content') attr.value = policyOf(elementsIn(document), google);
  const page = serialize(document);
  await writeFile(url, page);
  return page;
}

/** Whether it is a script that works wherever it stands. */
const isMovable = (each: Element) =>
  isInlineScript(each) && !attribute(each, 'type') && !textOf(each).includes('currentScript');

/** These scripts as one, with one hash in the policy, behind the line that fetches the heading font. */
const oneScript = (scripts: readonly Element[]) => minified([early, ...scripts.map(textOf)].join(';'));

/** Most pages have the same scripts. */
const minified = memoize(async (script: string) => {
  const { code, errors } = await minify('head.js', script);
  if (errors[0]) throw new Error(`The scripts of the page can not be read: ${errors[0].message}`);
  return code;
});
