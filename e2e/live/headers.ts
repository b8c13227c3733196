import { headerRules } from '../support/host-rules.ts';
import { type Answer, ask } from './ask.ts';
import { type Check, finding } from './finding.ts';
import { nowhere } from './unknown.ts';

/** Whether a header says what the rule wants; a longer time for https only is no fault. */
function says(name: string, wanted: string, { headers }: Answer): boolean {
  const value = String(headers[name.toLowerCase()] ?? '');
  const seconds = (text: string) => Number(/^max-age=(\d+)/.exec(text)?.[1] ?? 0);
  return value === wanted || (name === 'Strict-Transport-Security' && seconds(value) >= seconds(wanted));
}

/** Pages, files and the page for unknown addresses come with the headers of `public/_headers`, which is itself no file. */
export const headers: Check = async ({ origin, chunk }) => {
  const paths = ['/', chunk, nowhere[0]];
  const asked = await Promise.all(paths.map(async (path) => ({ path, answer: await ask(origin, path) })));
  const wrong = headerRules('public').flatMap(({ matches, headers: wanted }) =>
    wanted.map(([name, value]) => ({
      name,
      at: asked.filter(({ path, answer }) => matches(path) && !says(name, value, answer)),
    })),
  );
  const together = Map.groupBy(wrong, ({ at }) => at.map(({ path }) => path).join(', '));
  const rules = await Promise.all(
    ['/_headers', '/_redirects'].map(async (path) => ((await ask(origin, path)).status === 200 ? path : [])),
  );
  const change =
    'Send what public/_headers says: Cloudflare and Netlify read it from dist/, other hosts have a file in .config/hosts/.';
  return [
    ...[...together].flatMap(([at, headersThere]) =>
      finding(
        `not as it should be at ${at}`,
        at === '' ? [] : headersThere.map(({ name }) => name),
        change,
        Infinity,
      ),
    ),
    ...finding('served as a file', rules.flat(), change),
  ];
};
