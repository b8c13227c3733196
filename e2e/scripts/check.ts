import { command, run, waitForAll } from './command.ts';

/** Checks format, lint and types at the same time. */
export const check = () =>
  waitForAll([
    run('prettier', ['--check', '--log-level', 'warn', '.']),
    run('eslint', ['-c', '.config/eslint.config.js', '--max-warnings', '0', '.']),
    run('astro', ['check']),
  ]);

/** `npm run check` */
if (import.meta.main) await command(check);
