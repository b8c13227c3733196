import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { LineCounter, type Document, isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { z } from 'astro/zod';

/** A mistake in a content file, told in one sentence. */
export class ContentProblem extends Error {
  override name = 'ContentProblem';
  /** Empty, since no code is at fault: Astro prints a stack wherever there is one. */
  override stack = '';
}

/** A YAML text with the line each of its fields stands on; `firstLine` is where the text begins in its file. */
export function readYaml(text: string, firstLine = 1) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return {
    document,
    lineOf: (offset: number) => lines.linePos(offset).line + firstLine - 1,
  };
}

/** Front matter and body of a Markdown file; `bodyLine` is the line (from 1) on which the body begins. */
export function splitMarkdown(source: string) {
  const found = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(source);
  const head = found?.[0] ?? '';
  return {
    frontMatter: found?.[1] ?? '',
    body: source.slice(head.length),
    bodyLine: head.split('\n').length,
  };
}

/** The front matter of a Markdown file, with the name that sentences call the file by. */
export function frontMatterOf(filePath: string) {
  const { frontMatter } = splitMarkdown(readFileSync(filePath, 'utf8'));
  return { file: relative(process.cwd(), filePath), frontMatter };
}

/** What is wrong with a YAML text as such, if anything: file, line and reason. */
export function misspelt(file: string, yaml: string, firstLine = 1): string | undefined {
  const { document, lineOf } = readYaml(yaml, firstLine);
  const [error] = document.errors;
  const [reason] = error?.message.split(' at line ') ?? [];
  return error && `${file}:${lineOf(error.pos[0])}: ${reason}`;
}

/** Where a field stands: file, line and field, as every sentence about it begins. */
export function place(file: string, yaml: string, firstLine: number, field: readonly string[]): string {
  const { document, lineOf } = readYaml(yaml, firstLine);
  return `${file}:${lineOf(offsetOf(document, field))} ${field.join('.') || 'front matter'}`;
}

/**
 * The sentence for every issue a schema found: file, line, field, what was found and what is allowed.
 * A field that is not there is reported on the line of what should hold it.
 */
export function explain(file: string, yaml: string, firstLine: number, issues: readonly z.core.$ZodIssue[]) {
  const { document } = readYaml(yaml);
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    if (keys.length > 0)
      return keys.map((key) => `${place(file, yaml, firstLine, [...path, key])}: is not a known field`);
    return `${place(file, yaml, firstLine, path)}: ${whatIsWrong(issue.message, document.getIn(path))}`;
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
