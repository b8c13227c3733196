import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { features } from 'web-features';
import { supportedBrowsers } from '../../src/config/supported-browsers.ts';
import { allPages, builtSites } from '../support/sites/built-site.ts';

/** Names that some supported browser lacks, and why the scripts work anyway. */
const exceptions = {
  'AbortSignal.any': 'ky checks first that it exists',
  delay: 'an option of ky',
  requestSubmit: 'React, for actions of forms, which no form here has',
  navigate: 'React checks first that window.navigation exists',
  startViewTransition: 'React, for a component that no page has',
  skipTransition: 'React, for the same component',
  subscribe: 'a method of nanostores',
  use: 'a function of React',
};

/** The oldest supported browsers as MDN names them. Android has the same versions as desktop. */
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

/**
 * For each method in MDN's data, whether every supported browser has it. A key is a name such as `toSorted`, or `AbortSignal.any`
 * for a static method. If several interfaces have a method of the same name, one supported interface is enough.
 */
const isSupportedByName = new Map<string, boolean>();
for (const feature of Object.values(features))
  for (const [key, { support }] of Object.entries(
    ('status' in feature && feature.status.by_compat_key) || {},
  )) {
    const name = /^(?:api|javascript\.builtins)\..*?(\w+\.\w+(?=_static$)|\w+$)/.exec(key)?.[1];
    if (name) isSupportedByName.set(name, isSupportedByName.get(name) || isSupported(support));
  }

/** The unsupported members that a script calls, except with `?.`. */
const unsupported = (script: string): string[] => {
  const calls = script.matchAll(/(?=\b([A-Z]\w+\.\w+)\()|\.(\w+)\(|\bnew (\w+)/g);
  return [...new Set([...calls].flat())].filter((name) => isSupportedByName.get(name) === false);
};

test('the scripts call only what every supported browser knows, except for the names in a list', () => {
  const sample = `[2, 1].toSorted(); AbortSignal.timeout(1); dialog.requestClose(); new ViewTimeline();
    own.toReversed?.(); [1].at(0)`;
  expect(unsupported(sample)).toEqual(['toSorted', 'AbortSignal.timeout', 'requestClose', 'ViewTimeline']);
  const files = builtSites.flatMap(({ dir, read }) => globSync('_astro/*.js', { cwd: dir }).map(read));
  const inline = allPages.flatMap((page) => page.all('script:not([src])'));
  const scripts = new Set([...files, ...inline.map(({ textContent }) => textContent)]);
  const found = unsupported([...scripts].join('\n'));
  expect(found.filter((name) => !(name in exceptions))).toEqual([]);
});
