import { CommandProblem } from '../support/command.ts';
import { api } from './api.ts';
import { caching } from './caching.ts';
import type { Check, Finding } from './finding.ts';
import { headers } from './headers.ts';
import { names } from './names.ts';
import { oneAddress } from './one-address.ts';
import { pages } from './pages.ts';
import { policy } from './policy.ts';
import { secure } from './secure.ts';
import type { Site } from './site.ts';
import { noStandIn } from './stand-ins.ts';
import { unknown } from './unknown.ts';
import { weight } from './weight.ts';

/** What a site is asked about, in the order of the table. */
const checks: Readonly<Record<string, Check>> = {
  'every page answers': pages,
  'one address a page': oneAddress,
  'unknown addresses': unknown,
  headers,
  'policy in a browser': policy,
  'compression and bytes': weight,
  caching,
  'https only': secure,
  'the name of the site': names,
  'no stand-in': noStandIn,
  'the API': api,
};

/** What is wrong with a site, by topic; a topic without findings is good. */
export async function judge(site: Site): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const verdicts = new Map<string, readonly Finding[]>();
  for (const [topic, check] of Object.entries(checks)) verdicts.set(topic, await asked(check, site));
  return verdicts;
}

/** What cannot be asked about is not good either. */
async function asked(check: Check, site: Site): Promise<readonly Finding[]> {
  try {
    return await check(site);
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    return [{ found: error.message, change: 'Make it answer, then ask again.' }];
  }
}
