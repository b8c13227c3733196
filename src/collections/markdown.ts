import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import sharp from 'sharp';

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

const site = 'https://site.invalid';
const publicDir = pathToFileURL('public/');

/** Not `www.example.com`, which would be a path of this site. */
const isSafeLink = (url: string) => /^(https?:|mailto:|tel:|\/|#)/i.test(url);

const isImageOfSite = (url: string, file: URL | undefined) =>
  URL.parse(url, site)?.origin === site &&
  existsSync(url.startsWith('/') ? new URL(`.${url}`, publicDir) : new URL(url, file));

/**
 * Rejects HTML, a second main heading, tables without their second line, links that are no address, images that do not exist,
 * are on another site or have no alternative text.
 */
export const safeText: HastPlugin = () => {
  const problems: string[] = [];
  return {
    name: 'safe-text',
    raw: ({ value }) =>
      void problems.push(`HTML is not allowed in a text; write Markdown instead of ${value}`),
    element: {
      filter: ['a', 'h1', 'img', 'p'],
      visit({ tagName, properties, children }, { fileURL }) {
        const [href, src] = [String(properties['href']), String(properties['src'])];
        if (tagName === 'h1')
          problems.push('the page has a main heading already; use Heading 2, which begins with ##');
        const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
        if (tagName === 'p' && /^\||\|.*\n.*\|/.test(text))
          problems.push(
            `a table needs | --- | --- | as its second line, and no empty lines; press “Edit in Markdown” and correct ${text.trim()}`,
          );
        if (tagName === 'a' && !isSafeLink(href))
          problems.push(
            `${href} is not an address that a page can link to; use one such as /about or https://www.example.com`,
          );
        if (tagName === 'img' && !isImageOfSite(src, fileURL))
          problems.push(`${src} is not an image of this site; put the image beside the file`);
        if (tagName === 'img' && !properties['alt'])
          problems.push(`${src} needs an “Alt Text”, which describes it for people who cannot see it`);
      },
    },
    after() {
      const lines = problems.map((problem) => `Text (body): ${problem}`);
      if (lines.length > 0) throw new Error(lines.join('\n'));
    },
  };
};

/** Whether the build can read a picture. One from a phone may have the ending of another format. */
export const isPicture = (file: URL): Promise<boolean> =>
  sharp(fileURLToPath(file))
    .resize(1)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
