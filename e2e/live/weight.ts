import { roundTrip } from '../../src/integrations/page-weight.ts';
import { ask } from './ask.ts';
import { type Check, finding } from './finding.ts';

/** Text travels packed, and every page arrives whole in one round trip. */
export const weight: Check = async ({ origin, pages, chunk }) => {
  const script = { route: chunk, answer: await ask(origin, chunk) };
  const there = [...pages, script].filter(({ answer }) => answer.status === 200);
  const isPacked = ({ answer }: typeof script) => answer.headers['content-encoding'] !== undefined;
  const heavy = there.filter((file) => file !== script && isPacked(file) && file.answer.bytes > roundTrip);
  const withBytes = (files: typeof there) =>
    files.map(({ route, answer }) => `${route} (${answer.bytes} bytes)`);
  return [
    ...finding(
      'not compressed',
      withBytes(there.filter((file) => !isPacked(file))),
      'Switch on brotli, or gzip at level 6, for HTML, scripts, XML and JSON.',
    ),
    ...finding(
      `more than the ${roundTrip} bytes of one round trip`,
      withBytes(heavy),
      'Compress with brotli, or gzip at level 6 and no lower; drop headers that nobody needs; else shorten the page.',
    ),
  ];
};
