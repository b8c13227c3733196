import { installChromium } from '../scripts/browsers.ts';
import { command, run, UserError } from '../scripts/command.ts';

/** `npm run live -- https://www.example.com`: checks a deployed site, and says what to change on its host. */
await command(async () => {
  const [, , address = '', ...options] = process.argv;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UserError('Pass the address of the site, as in: npm run live -- https://www.example.com');
  installChromium();
  await run('playwright', ['test', '-c', 'e2e', '--project=live', ...options], { BASE_URL: url.origin });
});
