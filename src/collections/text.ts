import { fileURLToPath, pathToFileURL } from 'node:url';
import { createSatteriMarkdownProcessor, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import sharp from 'sharp';
import * as plugins from './text-plugins.ts';

/** A text as HTML, and what was found in it. */
export interface Text {
  readonly html: string;
  /** The files of its pictures, relative to its own. */
  readonly pictures: readonly string[];
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Renders the Markdown of a file.
 * @param file whose name begins each id, since two texts of a page may have the same heading, and a form has a field `resume`
 */
export async function renderText(markdown: string, file: string): Promise<Text> {
  const [ids, links, problems]: [string[], string[], string[]] = [[], [], []];
  const { render } = await createSatteriMarkdownProcessor({
    syntaxHighlight: false,
    mdastPlugins: [plugins.rejectUnsupported(problems), plugins.rejectImages(problems), plugins.keepTilde],
    hastPlugins: [
      plugins.collectLinks(links, problems),
      satteriHeadingIdsPlugin(),
      plugins.prefixIds(idOf(file), ids),
      plugins.interpolateText(problems),
      plugins.layOutTables,
    ],
  });
  const fileURL = pathToFileURL(file);
  const { code: html, metadata } = await render(markdown, { fileURL });
  const pictures = metadata.localImagePaths;
  for (const picture of pictures)
    if (!(await isPicture(new URL(picture, fileURL))))
      problems.push(`${picture} is not a picture that can be read; save it as JPEG`);
  return { html, pictures, ids, links, problems: [...new Set(problems)] };
}

/** The name of a file as a part of an id: `counter-copy` for `Counter copy.md`. */
const idOf = (file: string) =>
  file
    .toLowerCase()
    .replace(/^.*\/|\.md$/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/** Whether the build can read a picture. One from a phone may have the ending of another format. */
const isPicture = (file: URL): Promise<boolean> =>
  sharp(fileURLToPath(file))
    .resize(1)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
