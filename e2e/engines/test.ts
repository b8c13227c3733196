import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type Api, startApi } from '../stand-in/server.ts';
import { FaultProxy } from '../support/fault-proxy/fault-proxy.ts';
import { newPerson, type Person, register } from '../support/fixtures/person.ts';
import { serveSite } from '../support/serve.ts';
import { engines, enginesDist } from './engines.ts';
import { Visitor } from './visitor.ts';

interface Servers {
  readonly site: string;
  readonly api: Api;
  readonly proxy: FaultProxy;
  readonly siteProxy: FaultProxy;
}

interface Fixtures {
  /** The width of the window, in CSS pixels. */
  readonly width: number;
  readonly javaScript: boolean;
  /** What the console may say in this test. */
  readonly tolerated: RegExp | undefined;
  readonly visitor: Visitor;
  /** The fault proxy before the API, through which the browser calls it. */
  readonly faultProxy: FaultProxy;
  /** The fault proxy before the site. */
  readonly siteProxy: FaultProxy;
  /** Somebody without an account. */
  readonly stranger: Person;
  /** Somebody with an account. */
  readonly member: Person;
}

interface WorkerFixtures {
  /** Which engine a project tries. */
  readonly engine: string;
  readonly servers: Servers;
}

/** The built site, served with a stand-in API beside it, and a visitor with one of the engines. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['', { option: true, scope: 'worker' }],
  width: [1280, { option: true }],
  javaScript: [true, { option: true }],
  tolerated: [undefined, { option: true }],
  servers: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'engines-'));
      const site = await serveSite(enginesDist, 0);
      const siteProxy = await FaultProxy.before(site.origin, Number(process.env['PORT']));
      const origin = siteProxy.origin.replace('127.0.0.1', 'localhost');
      const api = await startApi({ port: 0, dataDir, origins: [origin] });
      const proxy = await FaultProxy.before(api.origin, Number(process.env['API_PORT']));
      await use({ site: origin, api, proxy, siteProxy });
      await Promise.all([proxy.close(), siteProxy.close()]);
      await Promise.all([site.close(), api.close()]);
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, servers, width, javaScript, tolerated }, use, info) => {
    const { open, find } = engineNamed(engine);
    const driver = await open(find() ?? '', { width, javaScript });
    info.annotations.push({ type: 'engine', description: `${engine} ${driver.version}` });
    await use(new Visitor(driver, servers.site));
    const complaints = driver.complaints().filter((line) => !tolerated?.test(line));
    await driver.close();
    expect.soft(complaints, 'what the console said').toEqual([]);
  },
  faultProxy: async ({ servers: { proxy } }, use) => {
    await proxy.reset();
    await use(proxy);
    await proxy.reset();
  },
  siteProxy: async ({ servers: { siteProxy } }, use) => {
    await siteProxy.reset();
    await use(siteProxy);
    await siteProxy.reset();
  },
  stranger: async ({}, use) => use(newPerson()),
  member: async ({ servers }, use) => {
    const person = newPerson();
    await register(servers.api, person);
    await use(person);
  },
});

export const { expect } = test;

/** Chromium of 2021 draws the arrow of a field with a list by a style attribute of its own, and blocks that itself. */
export const styledByBrowser = /Refused to apply inline style/;

/** The engine a project is named after. */
export function engineNamed(name: string) {
  const engine = engines.find((each) => each.name === name);
  if (!engine) throw new Error(`There is no engine "${name}"`);
  return engine;
}
