import { command, run, waitForAll } from './command.ts';

/** Checks format, lint and types at the same time; format and lint only of files that changed since the last time. */
export const check = () =>
  waitForAll([
    run('prettier', ['--check', '--log-level', 'warn', '--cache', '.']),
    run('eslint', [
      ...['-c', '.config/eslint.config.js', '--max-warnings', '0'],
      ...['--cache', '--cache-location', '.cache/eslint', '.'],
    ]),
    run('astro', ['check']),
  ]);

/** `npm run check` */
if (import.meta.main) await command(check);
