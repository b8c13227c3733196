import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'astro/zod';
import { ContentProblem } from './problem.ts';

/** A YAML text with the line each of its fields stands on; `firstLine` is where the text begins in its file. */
function readYaml(text: string, firstLine = 1) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  return {
    document,
    lineOf: (offset: number) => lines.linePos(offset).line + firstLine - 1,
  };
}

/**
 * The values of a YAML text; a day without quotes stays the text it is.
 * @throws ContentProblem with file and line when it is no YAML, or has a tag that is not known.
 */
export function valuesOf(file: string, yaml: string, firstLine = 1): unknown {
  const { document, lineOf } = readYaml(yaml, firstLine);
  const [error] = [...document.errors, ...document.warnings];
  if (error)
    throw new ContentProblem(
      `${file}:${lineOf(error.pos[0])}: ${error.message.split(/ at line |; please /)[0]}`,
    );
  try {
    return document.toJS();
  } catch (error) {
    // Aliases that lead nowhere, or multiply without end, show only when they are followed.
    throw new ContentProblem(`${file}:${firstLine}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Where a field stands: file, line and field, as every sentence about it begins. */
export function location(file: string, yaml: string, firstLine: number, field: readonly string[]): string {
  const { document, lineOf } = readYaml(yaml, firstLine);
  const name = field.map((key) => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key))).join('.');
  return `${file}:${lineOf(offsetOf(document, field))} ${name || 'front matter'}`;
}

/**
 * The sentence for every issue a schema found: file, line, field, what was found and what is allowed.
 * A field that is not there is reported on the line of what should hold it.
 */
export function sentences(
  file: string,
  yaml: string,
  firstLine: number,
  issues: readonly z.core.$ZodIssue[],
) {
  const { document } = readYaml(yaml);
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    if (keys.length > 0)
      return keys.map((key) => `${location(file, yaml, firstLine, [...path, key])}: is not a known field`);
    return `${location(file, yaml, firstLine, path)}: ${whatIsWrong(issue.message, document.getIn(path))}`;
  });
}

function whatIsWrong(message: string, found: unknown): string {
  if (found === undefined) return 'is missing';
  if (found === null) return 'is empty';
  return isScalarValue(found) ? `${message}, found ${JSON.stringify(found)}` : message;
}

const isScalarValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Where the field, or its nearest parent that exists, begins (offset in characters). */
function offsetOf(document: Document, path: readonly string[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent: unknown = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair = isMap(parent) && parent.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (pair && isScalar(pair.key)) return pair.key.range?.[0] ?? 0;
    const node: unknown = document.getIn(path.slice(0, depth), true);
    if (isScalar(node) || isMap(node)) return node.range?.[0] ?? 0;
  }
  return 0;
}

/** A string of a YAML text: its field from the outermost, such as `actions.0.href`, its line, and its comment. */
export interface YamlString {
  readonly field: string;
  readonly value: string;
  readonly line: number;
  readonly comment: string | undefined;
}

/** Every value of a YAML text that is a string. */
export function strings(yaml: string, firstLine: number): YamlString[] {
  const { document, lineOf } = readYaml(yaml, firstLine);
  const found: YamlString[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const field = [...ancestors, node].flatMap((part, index, all) => {
        if (isPair(part)) return isScalar(part.key) ? String(part.key.value) : [];
        return isSeq(part) ? String(part.items.indexOf(all[index + 1])) : [];
      });
      found.push({
        field: field.join('.'),
        value: node.value,
        line: lineOf(node.range?.[0] ?? 0),
        comment: node.comment?.trim(),
      });
    },
  });
  return found;
}
