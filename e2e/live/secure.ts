import { ask } from './ask.ts';
import { type Check, finding } from './finding.ts';
import { isLoopback } from './loopback.ts';

/** On the web the site answers by https, and who comes by http is sent there. */
export const secure: Check = async ({ origin }) => {
  if (isLoopback(origin)) return [];
  const { protocol, hostname } = new URL(origin);
  const change = `Serve the site by https, and send http://${hostname} there with status 301 or 308.`;
  if (protocol !== 'https:') return finding('open to be read and changed on the way', [origin], change);
  const { status, headers } = await ask(`http://${hostname}`, '/');
  const sent = [301, 308].includes(status) && headers.location === `${origin}/`;
  return finding(`not sent to ${origin} for good`, sent ? [] : [`http://${hostname}`], change);
};
