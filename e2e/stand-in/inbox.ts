import { inboxText } from './inbox-text.ts';
import { readSettings } from './settings.ts';

try {
  console.log(inboxText(readSettings(process.env).dataDir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
