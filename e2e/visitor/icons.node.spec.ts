import { readFileSync } from 'node:fs';
import { site } from '../../src/site.ts';
import { attribute, elementsOf } from '../../src/html.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { expect, test } from '../support/test-site.ts';

interface Manifest {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

/** Width and height a PNG states in its first chunk (PNG specification, 11.2.1). */
const sizeOf = (path: string) => {
  const png = readFileSync(`dist${path}`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('the manifest names the company, and each of its icons is a picture of the size it states', async ({
  request,
}) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await answer.json();
  expect(manifest.name).toBe(site.name);
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src), src).toBe(sizes);
});

test('a phone finds an icon for its home screen on every page', () => {
  const icons = builtPages().flatMap(({ html }) =>
    elementsOf(html).filter((element) => attribute(element, 'rel') === 'apple-touch-icon'),
  );
  expect(icons).toHaveLength(builtPages().length);
  for (const icon of icons) expect(sizeOf(attribute(icon, 'href') ?? '')).toBe('180x180');
});
