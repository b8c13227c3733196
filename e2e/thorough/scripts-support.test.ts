import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { features } from 'web-features';
import { supportedBrowsers } from '../../src/config/supported-browsers.ts';
import { builtSites } from '../unit/built-site.ts';

/** What not every supported browser knows, and why the scripts work without it. */
const exceptions: Readonly<Record<string, string>> = {
  'api.AbortSignal.any_static': 'ky asks for it first',
  'api.CustomElementRegistry.get': 'Safari lacks it only for built-in elements that are extended',
  'api.HTMLScriptElement.supports_static': 'called with ?.',
  'api.KeyboardEvent.repeat': 'while several keys are held, Chrome before 137 reports no repeat',
  'api.Navigation.currentEntry': 'React asks for window.navigation first, as for all of this interface',
  'api.Navigation.navigate': 'the same',
  'api.Navigation.transition': 'the same',
  'api.NavigationHistoryEntry.getState': 'the same',
  'api.NavigationHistoryEntry.url': 'the same',
  'api.URLSearchParams.size':
    'ky, for parameters in a URLSearchParams; ours are in objects, and arrive (seen in Chromium 107)',
};

/** The names of Vite's browsers in MDN's data. A phone has the version of the desktop browser. */
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

/** The keys in MDN's data of what some supported browser does not know, such as `api.AbortSignal.any_static`. */
const tooNew = new Set(
  Object.values(features)
    .flatMap((feature) => ('status' in feature ? Object.entries(feature.status.by_compat_key ?? {}) : []))
    .filter(([, { support }]) => {
      const versions = new Map<string, string>(Object.entries(support));
      // `≤37`: in this version or an earlier one.
      return oldest.some(([name, version]) => !(Number(versions.get(name)?.replace('≤', '')) <= version));
    })
    .map(([key]) => key),
);

/** The keys in MDN's data that a name may have, by the interface or variable of TypeScript's library that declares it. */
function keysOf(declaration: ts.Declaration, name: string): readonly string[] {
  const owner = ts.findAncestor(
    declaration.parent,
    (node) => ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node),
  );
  if (!owner || owner.name.getText() === name) return [`api.${name}`, `javascript.builtins.${name}`];
  // `ArrayConstructor` declares what is static.
  const type = owner.name.getText().replace(/Constructor$/, '');
  return [`api.${type}.${name}`, `api.${type}.${name}_static`, `javascript.builtins.${type}.${name}`];
}

/** The last parts of these keys: only such names need a look at their types. */
const newNames = new Set([...tooNew].map((key) => key.replace(/^.*\./, '').replace(/_static$/, '')));

const options: ts.CompilerOptions = {
  allowJs: true,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  target: ts.ScriptTarget.ESNext,
  types: [],
};

/** The unsupported features that scripts use, by the types of TypeScript: the keys of each file or text. */
function unsupported(
  files: readonly string[],
  texts: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const textOf = new Map(texts.map((text, index) => [`text-${index}.js`, text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => textOf.has(file) || fileExists(file);
  host.readFile = (file) => textOf.get(file) ?? readFile(file);
  const program = ts.createProgram([...files, ...textOf.keys()], options, host);
  const checker = program.getTypeChecker();
  const found = new Map<string, Set<string>>();
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    const keys = new Set<string>();
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node) && newNames.has(node.text))
        for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? [])
          if (program.isSourceFileDefaultLibrary(declaration.getSourceFile()))
            for (const key of keysOf(declaration, node.text)) if (tooNew.has(key)) keys.add(key);
      ts.forEachChild(node, visit);
    };
    visit(file);
    found.set(textOf.get(file.fileName) ?? file.fileName, keys);
  }
  return found;
}

const sample = `
  const numbers = [2, 1].toSorted();
  AbortSignal.any([AbortSignal.timeout(numbers.length)]);
  document.querySelector('dialog')?.requestClose();
  URL.parse('/', location.href);
  const own = { toReversed: () => numbers.at(-1) };
  own.toReversed();`;

test('every supported browser knows what the scripts call, except what they do not depend on', () => {
  // The source has a type for each value, and the built files have the libraries. Equal files of two sites have one name.
  const source = globSync('src/{islands,hydration}/**/*.{ts,tsx}');
  const built = builtSites.flatMap(({ dir }) =>
    globSync('_astro/*.js', { cwd: dir }).map((file) => [file, join(dir, file)] as const),
  );
  const scripts = builtSites
    .flatMap(({ pages }) => pages)
    .flatMap(({ document }) => [
      ...document.querySelectorAll('script:not([src]):is(:not([type]), [type=module])'),
    ]);
  const inline = new Set(scripts.map(({ textContent }) => textContent));
  for (const [file, keys] of unsupported([...source, ...new Map(built).values()], [...inline, sample]))
    if (file !== sample)
      expect
        .soft(
          [...keys].filter((key) => !(key in exceptions)),
          file,
        )
        .toEqual([]);
    else
      expect([...keys], 'the check finds what is too new').toEqual([
        'javascript.builtins.Array.toSorted',
        'api.AbortSignal.any_static',
        'api.AbortSignal.timeout_static',
        'api.HTMLDialogElement.requestClose',
        'api.URL.parse_static',
      ]);
});
