import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'astro/zod';
import { hydratedEvent } from '../../src/dom-contract.ts';
import { Tab } from '../pages/Tab.ts';

/** The bandwidth of a slow phone network. A prefetch ignores the latency that is set here. */
const network = { offline: false, latency: 0, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Runs in each page: notes the time of the last click, and marks when the form is hydrated. */
function watch(hydratedEvent: string) {
  const noteTime = () =>
    sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
  addEventListener('click', noteTime, true);
  addEventListener(hydratedEvent, ({ target }) => {
    if (target instanceof Element && target.closest('main')) performance.mark('form');
  });
}

/** Runs in a page: the time from the click that opened it, or from its activation, to its first frame and to its form. */
function readTimes() {
  const activation: unknown = performance.getEntriesByType('navigation')[0]?.toJSON().activationStart;
  const sinceClick = (name: string) => {
    const time = performance.getEntriesByName(name)[0]?.startTime;
    const shown = time && Math.max(time, Number(activation));
    return shown && performance.timeOrigin + shown - Number(sessionStorage.getItem('clicked') ?? NaN);
  };
  if (location.pathname !== '/apply') return undefined;
  return { frame: sinceClick('first-contentful-paint'), form: sinceClick('form') };
}

const times = z.object({ frame: z.number(), form: z.number() });

/** The times from the click that opens the form, in ms: to the first frame, and until the form is hydrated. */
export type FormTimes = z.infer<typeof times>;

/** Ticks the terms, waits, and opens the form, in a new browser. Lighthouse does not click. */
export async function openForm(origin: string, waitMs: number): Promise<FormTimes> {
  const profile = await mkdtemp(join(tmpdir(), 'open-form-'));
  const setUp = {
    'Page.enable': {},
    'Network.enable': {},
    'Network.emulateNetworkConditions': network,
    'Page.addScriptToEvaluateOnNewDocument': { source: `(${watch})(${JSON.stringify(hydratedEvent)})` },
  };
  const tab = await Tab.open({ profile, setUp });
  await tab.goto(`${origin}/freshers`);
  await tab.click('main [type=checkbox]');
  await pause(waitMs);
  await tab.click('main astro-island a');
  let parsed = times.safeParse(undefined);
  while (!parsed.success) {
    await pause(100);
    parsed = times.safeParse(await tab.evaluate(readTimes));
  }
  await tab.close();
  await rm(profile, { recursive: true });
  return parsed.data;
}
