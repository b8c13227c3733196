import { features } from 'web-features';
import { supportedBrowsers } from '../../src/config/supported-browsers.ts';

/** The names of Vite's browsers in the data. A phone has the version of the desktop browser. */
const names: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
};

const oldest = supportedBrowsers.flatMap((browser) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return (names[name] ?? [browser]).map((name) => [name, Number(version)] as const);
});

/** The first versions that support a feature, by its key in MDN's data, such as `css.properties.gap`. */
const firstVersions = new Map(
  Object.values(features).flatMap((feature) =>
    'status' in feature
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, support] as const,
        )
      : [],
  ),
);

/** The keys of all features that the data lists. */
export const knownKeys: readonly string[] = [...firstVersions.keys()];

/** Whether every supported browser has a feature; undefined if the data does not list it. */
export function isSupported(key: string): boolean | undefined {
  const support = firstVersions.get(key);
  if (!support) return undefined;
  const versions = new Map<string, string>(Object.entries(support));
  return oldest.every(([browser, version]) => {
    // `≤37`: in this version or an earlier one.
    const first = versions.get(browser)?.replace('≤', '');
    return first !== undefined && Number(first) <= version;
  });
}
