import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { features } from 'web-features';
import { supportedBrowsers } from '../../src/config/supported-browsers.ts';
import { builtSites } from '../support/built-site.ts';

/** What not every supported browser knows, and why the scripts work without it. */
const exceptions: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'ky asks for it first',
  delay: 'an option of ky',
  requestSubmit: 'React, for actions of forms, which no form here has',
  navigate: 'React asks for window.navigation first',
  startViewTransition: 'React, for a component that no page has',
  skipTransition: 'the same',
  subscribe: 'a method of nanostores',
  use: 'a function of React',
};

/** The oldest supported browsers by their names in MDN's data. On Android they have the version of the desktop. */
const oldest = supportedBrowsers.flatMap((browser) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  const names = /chrome|firefox/.test(name) ? [name, `${name}_android`] : [name.replace('ios', 'safari_ios')];
  return names.map((name) => [name, Number(version)] as const);
});

function isSupported(support: object): boolean {
  const versions = new Map<string, string>(Object.entries(support));
  // `≤37`: in this version or an earlier one.
  return oldest.every(([name, version]) => Number(versions.get(name)?.replace('≤', '')) <= version);
}

/** The interfaces and members of MDN's data, such as `Array.toSorted` and `AbortSignal.any_static`. */
const members = Object.values(features).flatMap((feature) =>
  Object.entries(('status' in feature && feature.status.by_compat_key) || {}).flatMap(
    ([key, { support }]) => {
      const [, member] = /^(?:api|javascript\.builtins)\.(.+)/.exec(key) ?? [];
      return member ? [{ member, supported: isSupported(support) }] : [];
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
    .filter((name) => !supportedNames.has(name)),
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
  const files = builtSites.flatMap(({ dir }) =>
    globSync('_astro/*.js', { cwd: dir }).map(
      (file) => [file, readFileSync(join(dir, file), 'utf8')] as const,
    ),
  );
  const inline = builtSites.flatMap(({ pages }) =>
    pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll('script:not([src])')].map(
        (script) => [path, script.textContent] as const,
      ),
    ),
  );
  for (const [file, script] of [...files, ...inline])
    expect
      .soft(
        unsupported(script).filter((name) => !(name in exceptions)),
        file,
      )
      .toEqual([]);
});
