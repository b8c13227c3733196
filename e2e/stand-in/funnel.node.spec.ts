import { expect } from '@playwright/test';
import { FUNNEL_KINDS } from './funnel.ts';
import { readFunnel } from './store.ts';
import { post, SITE, test } from '../support/fixtures/api.ts';

test('each step of the funnel is counted under its kind, and nothing else is', async ({ api, dataDir }) => {
  for (const event of [...FUNNEL_KINDS, 'sent'])
    expect((await post(api, '/funnel', { event }, { origin: SITE })).status).toBe(204);
  for (const body of [{ event: 'clicked' }, { event: 'toString' }, {}, { event: 'sent', user: 'meena' }])
    expect((await post(api, '/funnel', body)).status).toBe(422);
  expect(Object.fromEntries(readFunnel(dataDir))).toEqual({
    job_seen: 1,
    apply_seen: 1,
    file_chosen: 1,
    sent: 2,
    succeeded: 1,
    failed: 1,
  });
});
