import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { safely } from '../safely.ts';
import { linkTarget } from '../schema/field-types.ts';
import { findUnknown } from '../schema/placeholders.ts';
import { interpolate } from './interpolate.ts';

/* The plugins of Sätteri (satteri.bruits.org/docs) for texts, in their order. They add what they find to a list. */

type PluginOf<List> = Extract<Extract<List, readonly unknown[]>[number], { name: string }>;
type MarkdownPlugin = PluginOf<SatteriProcessorOptions['mdastPlugins']>;
type HtmlPlugin = PluginOf<SatteriProcessorOptions['hastPlugins']>;

/** Rejects Markdown that pages do not support. */
export function rejectUnsupported(problems: string[]): MarkdownPlugin {
  const report = (problem: string) => void problems.push(problem);
  const footnote = () => report('footnotes such as [^1] are not supported; write the note into the text');
  return {
    name: 'reject-unsupported',
    html: ({ value }) => report(`HTML is not allowed in a text; write Markdown instead of ${value}`),
    heading({ depth }) {
      if (depth === 1) report('the page has a main heading already; use Heading 2, which begins with ##');
    },
    paragraph({ children }) {
      const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
      if (/^\||\|.*\n.*\|/.test(text))
        report(
          `a table needs | --- | --- | as its second line, and no empty lines; press “Edit in Markdown” and correct ${text.trim()}`,
        );
    },
    listItem({ checked }) {
      if (typeof checked === 'boolean') report('boxes are not supported; remove [ ] and [x] from the list');
    },
    footnoteDefinition: footnote,
    footnoteReference(node, context) {
      footnote();
      // Its links would be reported too.
      context.removeNode(node);
    },
    text({ value }) {
      // One without a definition.
      if (/\[\^\S+?\]/.test(value)) footnote();
    },
    imageReference: ({ label }) =>
      report(`a picture needs the name of its file, in round brackets instead of [${label}]`),
  };
}

/** Rejects images that do not exist, are on another site or have no alternative text. */
export const rejectImages = (problems: string[]): MarkdownPlugin => ({
  name: 'reject-images',
  image(node, context) {
    const { url, alt } = node;
    const name = safely(() => decodeURI(url)) ?? url;
    if (!URL.canParse(url) && /[#?%]/.test(name)) {
      problems.push(`the name of the picture ${name} has #, ? or %; rename the file without it`);
      // Astro cannot decode it.
      context.removeNode(node);
    } else if (!isImageOfSite(url, context.fileURL))
      problems.push(`${url} is not an image of this site; put the image beside the file`);
    if (!alt) problems.push(`${url} needs an “Alt Text”, which describes it for people who cannot see it`);
  },
});

const site = 'https://site.invalid';
const publicDir = pathToFileURL('public/');

const isImageOfSite = (url: string, file: URL | undefined) =>
  URL.parse(url, site)?.origin === site &&
  existsSync(url.startsWith('/') ? new URL(`.${url}`, publicDir) : new URL(url, file));

/** Keeps a single `~` as text, as in “2~4”. */
export const keepTilde: MarkdownPlugin = {
  name: 'keep-tilde',
  options: { position: true },
  delete(node, context) {
    const start = node.position?.start.offset ?? 0;
    if (context.source.startsWith('~~', start)) return;
    const tilde = { type: 'text', value: '~' } as const;
    context.replaceNode(node, [tilde, ...node.children, tilde]);
  },
};

/** Collects the links, and rejects those that are no address, such as `www.example.com`, a path that no page has. */
export const collectLinks = (links: string[], problems: string[]): HtmlPlugin => ({
  name: 'collect-links',
  element: {
    filter: ['a'],
    visit({ properties }) {
      const to = String(properties['href'] ?? '');
      links.push(to);
      if (!linkTarget.test(to.toLowerCase()))
        problems.push(
          `${to} is not an address that a page can link to; use one such as /about or https://www.example.com`,
        );
    },
  },
});

/** Begins the ids of headings with a prefix, and collects them. */
export const prefixIds = (prefix: string, ids: string[]): HtmlPlugin => ({
  name: 'prefix-ids',
  element: {
    filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
    visit(heading, context) {
      const id = `${prefix}-${String(heading.properties['id'])}`;
      context.setProperty(heading, 'id', id);
      ids.push(id);
    },
  },
});

/** Braces in an address, which Markdown encodes. */
const encoded = /%7B(?:%20|\w)+%7D/g;

/** Replaces placeholders, except in code, and reports unknown ones. A line end within a paragraph stays one, as editors show it. */
export const interpolateText = (problems: string[]): HtmlPlugin => ({
  name: 'interpolate-text',
  options: { position: true },
  element: {
    filter: ['a', 'img'],
    visit(node, context) {
      for (const name of ['href', 'title', 'alt']) {
        const value = String(node.properties[name] ?? '');
        problems.push(...findUnknown(value.replace(encoded, decodeURI)));
        const filled = value.replace(encoded, (token) => encodeURI(interpolate(decodeURI(token))));
        if (/\{|%7B/.test(value)) context.setProperty(node, name, interpolate(filled));
      }
    },
  },
  text(node, context) {
    const { value, position } = node;
    const parent = context.parent(node);
    // A text between blocks has no position.
    if (!position || (parent.type === 'element' && parent.tagName === 'code')) return;
    const source = context.source.slice(position.start.offset, position.end.offset);
    const filled = interpolateUnescaped(value, source, problems);
    const lines = filled.split('\n').map((line) => ({ type: 'text' as const, value: line }));
    context.replaceNode(
      node,
      lines.flatMap((line, index) => (index > 0 ? [lineBreak(), line] : [line])),
    );
  },
});

const lineBreak = () => ({ type: 'element' as const, tagName: 'br', properties: {}, children: [] });

/** Interpolates a text from which Markdown has removed the backslashes of `\{`, which are in its source. */
function interpolateUnescaped(value: string, source: string, problems: string[]): string {
  const braces = source
    .match(/\\[^{]|\\?\{|&(?:#123|#x7b|lbrace|lcub);/gi)
    ?.filter((token) => !/^\\[^{]/.test(token));
  let index = 0;
  return value.replace(/\{(?: *\w+ *\})?/g, (token) => {
    if (braces?.[index++] !== '{') return token;
    problems.push(...findUnknown(token));
    return interpolate(token);
  });
}

/** Lets a table scroll in a narrow window, and aligns its columns without a style, which the policy of pages refuses. */
export const layOutTables: HtmlPlugin = {
  name: 'lay-out-tables',
  element: [
    {
      filter: ['table'],
      visit(table, context) {
        const [head = table] = table.children.filter((child) => child.type === 'element');
        const columns = context
          .textContent(head)
          .trim()
          .replace(/\s*\n\s*/g, ', ');
        const properties = { role: 'group', tabIndex: 0, ariaLabel: columns || 'Table' };
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
