import { parseArgs } from 'node:util';
import { engines, enginesDist } from '../engines/engines.ts';
import { environmentOf } from './local.ts';
import { command, CommandProblem } from './command.ts';
import { freePort } from './ports.ts';
import { run } from './run.ts';

/**
 * `npm run engines`: the paths of visitor, applicant and member in other browsers than the one of `npm test`. Words are
 * names of engines, all of them without one; an engine that is missing fails the command, with `--installed` it is
 * only named. What stands behind a further `--` goes to Playwright.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: { installed: { type: 'boolean' }, grep: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !engines.some((engine) => engine.name === name));
  if (unknown.length > 0)
    throw new CommandProblem(
      `There is no engine ${unknown.join(', ')}: ask for ${engines.map(({ name }) => name).join(', ')}.`,
    );
  const asked = engines.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const there = asked.filter(({ find }) => find() !== undefined);
  const missing = asked.filter((engine) => !there.includes(engine));
  for (const { name, missing: why } of missing) console.log(`${name}: NOT TRIED, it is not here (${why}).`);

  if (there.length > 0) {
    const [port, apiPort] = [await freePort(), await freePort()];
    await run('astro', ['build', '--outDir', enginesDist], {
      ...environmentOf(`http://localhost:${port}`, apiPort),
      SOCIAL_IMAGES: 'skip',
    });
    const names = there.flatMap(({ name }) => ['--project', name]);
    const grep = values.grep === undefined ? [] : ['--grep', values.grep];
    await run('playwright', ['test', '-c', 'e2e/engines', ...names, ...grep], {
      PORT: String(port),
      API_PORT: String(apiPort),
    });
  }
  if (missing.length > 0 && !values.installed)
    throw new CommandProblem(`Not tried: ${missing.map(({ name }) => name).join(', ')}.`);
});
