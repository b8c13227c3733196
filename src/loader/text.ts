import { pathToFileURL } from 'node:url';
import { createSatteriMarkdownProcessor, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { interpolate } from '../site.ts';
import * as plugins from './text-plugins.ts';

/**
 * Renders the Markdown of a file.
 * @param file its name prefixes the ids of headings, so that they are unique on a page
 * @returns the HTML, the paths of pictures relative to the file, the ids, the addresses of links, and problems
 */
export async function renderText(markdown: string, file: string) {
  const links: { href: string }[] = [];
  const problems: string[] = [];
  const { render } = await createSatteriMarkdownProcessor({
    syntaxHighlight: false,
    features: { gfm: { footnotes: false } },
    mdastPlugins: [
      plugins.rejectUnsupported(problems),
      plugins.lowerMainHeadings,
      plugins.reducePictures(problems),
      plugins.keepLineBreaks,
    ],
    hastPlugins: [
      plugins.collectLinks(links, problems),
      satteriHeadingIdsPlugin(),
      plugins.prefixIds(idOf(file)),
      plugins.layOutTables,
    ],
  });
  const { code: html, metadata } = await render(interpolate(markdown), { fileURL: pathToFileURL(file) });
  const ids = metadata.headings.map(({ slug }) => slug);
  return { html, pictures: metadata.localImagePaths, ids, links, problems: [...new Set(problems)] };
}

/** The name of a file as a part of an id: `counter-copy` for `Counter copy.md`. */
const idOf = (file: string) =>
  file
    .toLowerCase()
    .replace(/^.*\/|\.md$/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
