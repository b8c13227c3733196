import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { runnerImport } from 'vite';

test('the current user is the whole response of the login, whose id may be a number', async () => {
  Object.assign(globalThis, { localStorage: { setItem: () => undefined } });
  const { module } = await runnerImport<typeof import('../../src/session/session.ts')>(
    resolve('src/session/session.ts'),
    {
      configFile: false,
      logLevel: 'error',
    },
  );
  const response = { detail: { data: { user_id: 7, plan: 'dots' } } };
  module.signIn(response);
  expect(module.$session.get()).toMatchObject({ id: '7', user: response });
});
