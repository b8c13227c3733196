import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { features } from 'web-features';
import { supportedBrowsers } from '../../src/config/supported-browsers.ts';
import { builtSites } from '../support/built-site.ts';

/** Names that some supported browser lacks, and why the scripts work anyway. */
const exceptions: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'ky asks for it first',
  delay: 'an option of ky',
  requestSubmit: 'React, for actions of forms, which no form here has',
  navigate: 'React asks for window.navigation first',
  startViewTransition: 'React, for a component that no page has',
  skipTransition: 'React, for the same component',
  subscribe: 'a method of nanostores',
  use: 'a function of React',
};

/** The oldest supported browsers as MDN names them. Versions on Android are those of the desktop. */
const oldest = supportedBrowsers.flatMap((browser) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  const names = /chrome|firefox/.test(name) ? [name, `${name}_android`] : [name.replace('ios', 'safari_ios')];
  return names.map((name) => [name, Number(version)] as const);
});

function isSupported(support: object): boolean {
  const versions = new Map<string, string>(Object.entries(support));
  // `≤37` means version 37 or an earlier one.
  return oldest.every(([name, version]) => Number(versions.get(name)?.replace('≤', '')) <= version);
}

/** The interfaces and members in MDN's data, such as `Array.toSorted` and `AbortSignal.any_static`. */
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

/** What a script must not call. An instance method is missing here if a supported one has the same name. */
const tooNew = new Set(
  members
    .filter(({ supported }) => !supported)
    .map(({ member }) => (member.endsWith('_static') ? member.replace('_static', '') : lastPart(member)))
    .filter((name) => !supportedNames.has(name)),
);

/** The unsupported members that a script calls, except with `?.`. */
const unsupported = (script: string): string[] => {
  const called = [...script.matchAll(/\b([A-Z]\w+\.\w+)\(|\.(\w+)\(|\bnew (\w+)/g)];
  const found = called.flatMap(([, full = '', member = full.replace(/^.*\./, ''), type = '']) => [
    full,
    member,
    type,
  ]);
  return [...new Set(found)].filter((name) => tooNew.has(name));
};

test('the scripts call only what every supported browser knows, or what they can do without', () => {
  const sample = `[2, 1].toSorted(); AbortSignal.timeout(1); dialog.requestClose(); new ViewTimeline();
    own.toReversed?.(); [1].at(0)`;
  expect(unsupported(sample)).toEqual(['toSorted', 'AbortSignal.timeout', 'requestClose', 'ViewTimeline']);
  const files = builtSites.flatMap(({ dir }) =>
    globSync('_astro/*.js', { cwd: dir }).map((file) => readFileSync(join(dir, file), 'utf8')),
  );
  const inline = builtSites.flatMap(({ pages }) =>
    pages.flatMap(({ document }) =>
      [...document.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent),
    ),
  );
  const found = unsupported([...files, ...new Set(inline)].join('\n'));
  expect(found.filter((name) => !(name in exceptions))).toEqual([]);
});
