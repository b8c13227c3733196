import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { openingText } from '../scripts/changed-site.ts';
import { Project } from '../scripts/project.ts';

test('a photo in a Markdown text is published as WebP, with its size and alternative text', async () => {
  const project = await Project.copy();
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'gray' } });
  await project.write('content/jobs/desk.png', await photo.png().toBuffer());
  const text = openingText({ path: '/tester', title: 'Tester' });
  await project.write('content/jobs/tester.md', `${text}\n![A desk with a lamp](./desk.png)\n`);
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(output).toContain('Complete!');
  expect(code).toBe(0);

  const { document } = parseHTML(await project.read('dist/tester.html'));
  const image = document.querySelector('img[alt="A desk with a lamp"]');
  const valueOf = (name: string) => image?.getAttribute(name) ?? '';
  const file = join(project.dir, 'dist', valueOf('src'));
  const { format, width, height } = await sharp(file).metadata();
  expect(format).toBe('webp');
  expect([valueOf('width'), valueOf('height'), valueOf('loading')]).toEqual([
    `${width}`,
    `${height}`,
    'lazy',
  ]);
  await project.remove();
});
