import { placeholders, siteFile } from '../../src/site.ts';
import { type Check, finding } from './finding.ts';
import { isLoopback } from './loopback.ts';

/** What this folder still marks as a stand-in; a code of two letters is left out, since it stands in every text. */
export const marked = placeholders;

/** Names that are kept for examples (RFC 2606), and those of a developer's machine. */
const examples = /[\w.@-]*\bexample\.(?:com|net|org)\b/;
const examplesOrLoopback = new RegExp(`${examples.source}|\\b(?:localhost|127\\.0\\.0\\.1):\\d+`);

/** Nothing is published that only stands in for a fact of the owner's. */
export const noStandIn: Check = ({ origin, pages }) => {
  const left = marked.filter(({ value }) => pages.some(({ answer }) => answer.body.includes(value)));
  const odd = pages.flatMap(({ route, answer }) => {
    const [name] = (isLoopback(origin) ? examples : examplesOrLoopback).exec(answer.body) ?? [];
    return name === undefined || marked.some(({ value }) => value.includes(name)) ? [] : `${route} (${name})`;
  });
  return [
    ...finding(
      'published, and a stand-in',
      left.map(({ field, value }) => `${field} (${value})`),
      `Replace it in ${siteFile}, delete the mark "# default" behind it, build and upload again.`,
      Infinity,
    ),
    ...finding(
      "with the name of an example, or of a developer's machine",
      odd,
      'Build with the real SITE_URL and PUBLIC_API_HOST, and replace the name where content/ has it.',
    ),
  ];
};
