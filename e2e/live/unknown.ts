import { elementsOf } from '../../src/html.ts';
import { ask } from './ask.ts';
import { type Check, finding } from './finding.ts';
import { canonicalOf } from './names.ts';

/** Where nothing stands: beside pages, below one, and among the files with a hash. */
export const nowhere = ['/no-page-is-here', '/about/no-page-is-here', '/_astro/no-file-is-here.js'] as const;

/** An address where nothing stands is answered with the site's page for that, and says so by its status. */
export const unknown: Check = async ({ origin, home }) => {
  const answers = await Promise.all(nowhere.map(async (path) => ({ path, answer: await ask(origin, path) })));
  const foreign = answers.filter(
    ({ path, answer }) => !path.endsWith('.js') && canonicalOf(elementsOf(answer.body)) !== `${home}/404`,
  );
  return [
    ...finding(
      'not answered with 404',
      answers
        .filter(({ answer }) => answer.status !== 404)
        .map(({ path, answer }) => `${path} (status ${answer.status})`),
      'Switch off what serves the home page for unknown addresses (a fallback for single-page apps); answer them with status 404.',
    ),
    ...finding(
      "answered with another page than the site's own for unknown addresses",
      foreign.map(({ path }) => path),
      'Name 404.html as the page for status 404.',
    ),
  ];
};
