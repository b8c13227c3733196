import { command, runTogether, type Tool } from './command.ts';

/** The checks of format, lint and types. */
export const checks: readonly Tool[] = [
  ['prettier', '--check', '--log-level', 'warn', '.'],
  ['eslint', '-c', '.config/eslint.config.js', '--max-warnings', '0', '.'],
  ['astro', 'check'],
];

/** `npm run check` */
if (import.meta.main) await command(() => runTogether(checks));
