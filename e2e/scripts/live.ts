import { installChromium } from './browsers.ts';
import { runScript, run, UserError } from './run.ts';

/** `npm run live -- https://www.example.com`: checks a deployed site. Further arguments go to Playwright. */
await runScript(async () => {
  const [address = '', ...args] = process.argv.slice(2);
  const url = URL.parse(address);
  if (url?.pathname !== '/') throw new UserError('Pass an origin: npm run live -- https://www.example.com');
  installChromium();
  await run('playwright', ['test', '-c', 'e2e', '--project=live', ...args], { BASE_URL: url.origin });
});
