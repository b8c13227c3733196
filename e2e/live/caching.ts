import { type Answer, ask } from './ask.ts';
import { type Check, finding } from './finding.ts';

const policyOf = ({ headers }: Answer) => headers['cache-control'] ?? '';
const secondsOf = (answer: Answer) => Number(/\bmax-age=(\d+)/.exec(policyOf(answer))?.[1] ?? NaN);

/** Whether a browser asks again before it shows the page from its cache. */
const isAskedAgain = (answer: Answer) => policyOf(answer).includes('no-cache') || secondsOf(answer) === 0;

/** Browsers ask for a page at every visit, and get no second copy of what they have; a file with a hash they keep. */
export const caching: Check = async ({ origin, pages, chunk }) => {
  const there = pages.filter(({ answer }) => answer.status === 200);
  const again = await Promise.all(
    there.slice(0, 1).map(async ({ route, answer }) => {
      const { status } = await ask(origin, route, { headers: conditions(answer) });
      return status === 304 ? [] : `${route} (status ${status})`;
    }),
  );
  const script = await ask(origin, chunk);
  const kept = policyOf(script).includes('immutable') && secondsOf(script) >= 31_536_000;
  return [
    ...finding(
      'shown from a cache after it has changed',
      there.filter(({ answer }) => !isAskedAgain(answer)).map(({ route }) => route),
      'Send pages with "Cache-Control: public, max-age=0, must-revalidate", so that a closed opening is closed for everybody.',
    ),
    ...finding(
      'sent again to who has it already',
      again.flat(),
      'Send ETag or Last-Modified with pages, and answer If-None-Match and If-Modified-Since with 304.',
    ),
    ...finding(
      'not kept by browsers',
      kept ? [] : [chunk],
      'Send everything under /_astro/ with "Cache-Control: public, max-age=31536000, immutable": its name changes when it does.',
    ),
  ];
};

/** What a browser sends that has the page already. */
function conditions({ headers: { etag, 'last-modified': modified } }: Answer): Record<string, string> {
  return { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) };
}
