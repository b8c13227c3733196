import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { features } from 'web-features';
import { builtSites } from './built-site.ts';

/** What not every supported browser knows, and why the scripts work without it. */
const exceptions: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'ky asks for it first',
  delay: 'an option of ky',
  getState: 'React asks for window.navigation first',
  pipeThrough: 'supported: Firefox 102 was the last',
  throwIfAborted: 'supported: Chrome 100 was the last',
  TransformStream: 'supported: Firefox 102 was the last',
  requestSubmit: 'React, for actions of forms, which no form here has',
  navigate: 'React asks for window.navigation first',
  startViewTransition: 'React, for a component that no page has',
  skipTransition: 'the same',
  subscribe: 'a method of nanostores',
  use: 'a function of React',
};

/** The day of Safari 15.4. What every browser had then is in each of `src/config/supported-browsers.ts`. */
const lastDay = '2022-03-14';

/** The interfaces and members of MDN's data, such as `Array.toSorted` and `AbortSignal.any_static`. */
const members = Object.values(features).flatMap((feature) =>
  Object.entries(('status' in feature && feature.status.by_compat_key) || {}).flatMap(
    ([key, { baseline_low_date: since }]) => {
      const [, member] = /^(?:api|javascript\.builtins)\.(.+)/.exec(key) ?? [];
      return member ? [{ member, supported: since !== undefined && since.replace('≤', '') <= lastDay }] : [];
    },
  ),
);
const lastPart = (member: string) => member.replace(/^.*\./, '').replace(/_static$/, '');
const supportedNames = new Set(
  members.filter(({ supported }) => supported).map(({ member }) => lastPart(member)),
);

/** Static members by their full name, and others by theirs if nothing that is supported has it too. */
const tooNew = new Set(
  members
    .filter(({ supported }) => !supported)
    .map(({ member }) => (member.endsWith('_static') ? member.replace('_static', '') : lastPart(member)))
    // Shorter ones are names of minified code.
    .filter((name) => name.length > 2 && !supportedNames.has(name)),
);

/** The unsupported features that a script calls. A call by `?.` asks first. */
const unsupported = (script: string): string[] => {
  const called = [...script.matchAll(/\b([A-Z]\w+\.\w+)\(|\.(\w+)\(|\bnew (\w+)/g)];
  const found = called.flatMap(([, full = '', member = full.replace(/^.*\./, ''), type = '']) => [
    full,
    member,
    type,
  ]);
  return [...new Set(found)].filter((name) => tooNew.has(name));
};

test('every supported browser knows what the scripts call, except what they do not depend on', () => {
  const sample = `[2, 1].toSorted(); AbortSignal.timeout(1); dialog.requestClose(); new ViewTimeline();
    own.toReversed?.(); [1].at(0)`;
  expect(unsupported(sample)).toEqual(['toSorted', 'AbortSignal.timeout', 'requestClose', 'ViewTimeline']);
  const scripts = builtSites.flatMap(({ dir, pages }) => [
    ...globSync('_astro/*.js', { cwd: dir }).map(
      (file) => [file, readFileSync(join(dir, file), 'utf8')] as const,
    ),
    ...pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll('script:not([src])')].map(
        (script) => [path, script.textContent] as const,
      ),
    ),
  ]);
  for (const [file, script] of scripts) {
    const found = unsupported(script).filter((name) => !(name in exceptions));
    expect.soft(found, file).toEqual([]);
  }
});
