import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { missingPicture } from './picture.ts';
import { lineAt } from './text.ts';

/** The body of a content file, and what Markdown made of it. */
export interface Body {
  readonly file: string;
  readonly body: string;
  /** The line on which it begins. */
  readonly bodyLine: number;
  readonly html: string;
  /** Pictures beside the file, as the text names them. */
  readonly pictures: readonly string[];
}

/** Elements that the page's security policy blocks, that belong to the page as a whole, or that it has already. */
const refused = new Set(
  'script style iframe frame frameset object embed applet form base link meta title noscript template slot audio video h1'.split(
    ' ',
  ),
);
const unclosed = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const optionalEnd = new Set('p li dt dd tr td th thead tbody tfoot colgroup option optgroup'.split(' '));
const followed = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'cite', 'data', 'poster']);

/** Why Markdown made nothing of a body, with the line of the address that can't be decoded, if that is the reason. */
export function unrendered(
  { file, body, bodyLine }: Omit<Body, 'html' | 'pictures'>,
  error: unknown,
): string {
  const address = [...body.matchAll(/%\S*/g)].find(([text]) => !isDecodable(text));
  if (error instanceof URIError && address)
    return `${file}:${bodyLine + lineAt(body, address.index) - 1} body: ${JSON.stringify(address[0])} is no part of an address; write % as %25`;
  return `${file}:${bodyLine} body: can't be read as Markdown (${error instanceof Error ? error.message : String(error)})`;
}

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}

/** What can't be published of a body, one sentence each with file and line. */
export async function bodyProblems({ file, body, bodyLine, html, pictures }: Body): Promise<string[]> {
  const at = (words: string, what: string) => {
    const offset = body.toLowerCase().indexOf(words.toLowerCase());
    return `${file}:${bodyLine + (offset < 0 ? 0 : lineAt(body, offset) - 1)} body: ${what}`;
  };
  const found: string[] = [];
  const fragment = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset, endOffset }) => {
      const written = html.slice(startOffset, endOffset);
      if (!code.includes('character-reference'))
        found.push(at(written, `${JSON.stringify(written)} is no HTML that a browser understands (${code})`));
    },
  });
  for (const element of elementsIn(fragment)) found.push(...elementProblems(element, at));
  for (const picture of pictures) {
    const missing = await missingPicture(file, picture);
    if (missing) found.push(at(picture, missing));
  }
  return [...new Set(found)];
}

function elementProblems(element: Tree.Element, at: (words: string, what: string) => string): string[] {
  const { tagName, attrs, sourceCodeLocation } = element;
  const tag = `<${tagName}`;
  if (refused.has(tagName))
    return [
      at(
        tagName === 'h1' ? '\n# ' : tag,
        tagName === 'h1'
          ? 'a main heading (#) stands on the page already; begin with ##'
          : `${tag}> is not allowed in a text`,
      ),
    ];
  const found = attrs.flatMap(({ name, value }) => {
    if (/^on|^style$/.test(name)) return at(name, `the attribute ${name} of ${tag}> has no effect here`);
    if (!followed.has(name)) return [];
    return leadsAstray(name, value)
      ? at(value, `${JSON.stringify(value)} in ${name} of ${tag}> can't be followed or shown from a page`)
      : [];
  });
  if (sourceCodeLocation?.startTag && !sourceCodeLocation.endTag && !mayStayOpen(tagName))
    found.push(at(tag, `${tag}> is never closed`));
  return found;
}

const mayStayOpen = (tagName: string) => unclosed.has(tagName) || optionalEnd.has(tagName);

/** Links lead to pages, mailboxes and phones; a page shows pictures of its own site alone. */
function leadsAstray(name: string, value: string): boolean {
  const url = URL.parse(value, 'https://own.invalid');
  if (name === 'href' || name === 'cite') return !url || !/^(https?|mailto|tel):$/.test(url.protocol);
  return url?.origin !== 'https://own.invalid';
}

function elementsIn(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.filter(tree.isElementNode).flatMap((element) => [element, ...elementsIn(element)]);
}
