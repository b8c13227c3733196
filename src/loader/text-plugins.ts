import type { satteriCollectImagesPlugin, satteriImageMarkerPlugin } from '@astrojs/markdown-satteri';
import { linkTarget } from '../schema/field-types.ts';
import { markdownMistakes } from './markdown-mistakes.ts';
import { publishedWidth } from './pictures.ts';

/*
 * Plugins for Sätteri, the Markdown processor of Astro (satteri.bruits.org/docs), in the order in which `text.ts` runs them. A
 * plugin that checks something adds a message to `problems`.
 */

type MarkdownPlugin = ReturnType<typeof satteriCollectImagesPlugin>;
type HtmlPlugin = ReturnType<typeof satteriImageMarkerPlugin>;

/** Rejects Markdown that pages do not support. */
export function rejectUnsupported(problems: string[]): MarkdownPlugin {
  const report = (problem: string) => void problems.push(problem);
  return {
    name: 'reject-unsupported',
    html: ({ value }) => report(`HTML is not allowed in a text; write Markdown instead of ${value}`),
    text: ({ value }) => markdownMistakes(value).forEach(report),
    paragraph({ children }) {
      const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
      if (/^\||\|.*\n.*\|/.test(text))
        report(
          `a table needs | --- | --- | as its second line, and no empty lines; press “Edit in Markdown” and correct ${text.trim()}`,
        );
    },
    heading(node, context) {
      if (context.parent(node).type !== 'root')
        report('a heading cannot be in a list or a quote; make it bold, or put it above');
    },
    listItem({ checked }) {
      if (typeof checked === 'boolean') report('boxes are not supported; remove [ ] and [x] from the list');
    },
    delete: () => report('~ strikes text out, which pages do not show; write “to” for a range'),
  };
}

/** Lowers headings of level 1, because the page already has its main heading. Texts from word processors have such headings. */
export const lowerMainHeadings: MarkdownPlugin = {
  name: 'lower-main-headings',
  heading(node, context) {
    if (node.depth === 1) context.setProperty(node, 'depth', 2);
  },
};

/** Reduces large pictures. Rejects a picture that is not beside the text, cannot be read, or has no alternative text. */
export const reducePictures = (problems: string[]): MarkdownPlugin => ({
  name: 'reduce-pictures',
  async image(node, context) {
    const { url, alt } = node;
    if (!alt) problems.push(`${url} needs an “Alt Text”, which describes it for people who cannot see it`);
    const file = url.startsWith('/') ? null : URL.parse(url, context.fileURL);
    const width = file?.protocol === 'file:' ? await publishedWidth(file) : undefined;
    if (width) context.setProperty(node, 'data', { hProperties: { width } });
    else problems.push(`${url} is not a picture that can be read; put it beside the text, saved as JPEG`);
  },
});

/** Keeps line breaks in a paragraph, as editors show them. */
export const keepLineBreaks: MarkdownPlugin = {
  name: 'keep-line-breaks',
  text(node, context) {
    const parts = node.value.split(/(\n)/);
    context.replaceNode(
      node,
      parts.map((value) => (value === '\n' ? { type: 'break' } : { type: 'text', value })),
    );
  },
};

/** Collects links as `{ href }`, which `linksIn` reads. Rejects relative paths, such as `www.example.com`. */
export const collectLinks = (links: { href: string }[], problems: string[]): HtmlPlugin => ({
  name: 'collect-links',
  element: {
    filter: ['a'],
    visit(link, context) {
      const to = String(link.properties['href'] ?? '');
      links.push({ href: to });
      if (!context.textContent(link).trim() && link.children.every(({ type }) => type === 'text'))
        problems.push(`the link to ${to} has no words; write [words](${to})`);
      if (!linkTarget.test(to))
        problems.push(
          `${to} is not an address that a page can link to; use one such as /about or https://www.example.com`,
        );
    },
  },
});

/** Adds a prefix to the ids of headings. */
export const prefixIds = (prefix: string): HtmlPlugin => ({
  name: 'prefix-ids',
  element: {
    filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
    visit: (heading, context) =>
      context.setProperty(heading, 'id', `${prefix}-${String(heading.properties['id'])}`),
  },
});

/** Lets a table scroll in a narrow window, and aligns columns by an attribute, since the CSP blocks `style`. */
export const layOutTables: HtmlPlugin = {
  name: 'lay-out-tables',
  element: [
    {
      filter: ['table'],
      visit(table, context) {
        const properties = { role: 'group', tabIndex: 0, ariaLabel: 'Table' };
        context.wrapNode(table, { type: 'element', tagName: 'div', properties, children: [] });
      },
    },
    {
      filter: ['th', 'td'],
      visit(cell, context) {
        const [align] = /right|center/.exec(String(cell.properties['style'])) ?? [];
        context.setProperty(cell, 'style', null);
        if (align) context.setProperty(cell, 'dataAlign', align);
      },
    },
  ],
};
