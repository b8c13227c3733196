import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { notOpen } from '../../src/messages/job.ts';
import { changed, jobText } from '../support/sites/changed-site.ts';
import { Project } from '../support/sites/Project.ts';
import { type BuiltSite, readSite, textOf } from '../support/sites/built-site.ts';

/** New values of fields in `content/site.yaml`; null removes a field. */
const company = {
  name: 'Lines & Dots',
  email: 'hello@lines.test',
  telephone: '+91 44 2345 6789',
  whatsapp: '+91 98765 43210',
  website: 'https://dots.test',
  office: 'At the mill in Madurai',
  registration: 'CIN U12345TN2025',
  retention: 'We keep it for two years.',
  timeZone: 'Asia/Kolkata',
  country: null,
  announcement: changed.announcement,
  /** The sample value, about which the build warns. */
  network: { label: 'Our page', url: 'https://network.example.com/company' },
};

/** Builds a copy without social images. Returns what the build printed, and the built site. */
async function build(project: Project, env: NodeJS.ProcessEnv = {}) {
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip', ...env });
  expect(code, output).toBe(0);
  return { output, site: readSite('the edited site', company.name, join(project.dir, 'dist')) };
}

const jobs = globSync('content/jobs/*.md').sort();

test.describe('after an owner edited the company, a service and the positions', () => {
  test.describe.configure({ mode: 'default' });
  let project: Project;
  let output: string;
  let site: BuiltSite;

  test.beforeAll(async () => {
    project = await Project.copy();
    await project.setFields('content/site.yaml', company);
    await addPaidJob();
    await addJobOfOtherEditor();
    await addFutureJob();
    await addProduct();
    await addPhoto();
    await repeatHeading();
    await project.setFields('content/pages/vision.md', { updated: '2026-01-16', actions });
    await project.setFields('content/pages/not-found.md', { noindex: false });
    // The last minute of 16 January in India.
    const lastMinute = Date.parse('2026-01-16T23:59:00+05:30') / 1000;
    ({ output, site } = await build(project, { SOURCE_DATE_EPOCH: String(lastMinute) }));
  });
  test.afterAll(() => project[Symbol.asyncDispose]());

  /** Adds a job with pay that closes on the day of the build; all other jobs are closed. */
  async function addPaidJob() {
    for (const file of jobs)
      await project.setFields(file, { postedOn: '2026-01-02', validThrough: '2026-01-15' });
    const fields = 'pay: { amount: 15000, currency: INR, per: month }\nvalidThrough: 2026-01-16';
    const job = { path: '/dotcounter', title: 'Counter of dots' };
    await project.write('content/jobs/paid.md', jobText(job, fields));
  }

  test('the table lists the open positions with pay, through their last day', () => {
    const positions = site.page('/positions');
    const titles = positions.all('tbody th').map(textOf);
    expect(titles).toEqual(['Counter of dots', 'Drawer of lines']);
    expect(positions.all('tbody').map(textOf).join()).toContain('₹15,000 a month');
    for (const title of titles) expect(site.page('/careers').mainText).toContain(title);
  });

  /** Adds a job as other programs write it: with a byte order mark, an empty line at the top, and other line endings. */
  async function addJobOfOtherEditor() {
    const text = jobText({ path: '/oddfile', title: 'Drawer of lines' })
      .replace('2025-06-15', '2026-01-02')
      // The editor saves this line break after a paste from a word processor.
      .replace('summary: You count the dots.', 'summary: "You count.\\vYou draw."')
      .replace('order: 1000', 'order: 1001');
    await project.write('content/jobs/odd.md', `\uFEFF\n${text.replaceAll('\n', '\r\n')}`);
  }

  test('a line break pasted from a word processor becomes a space', async () => {
    expect(await project.read('dist/openings.xml')).toContain('You count. You draw.');
  });

  /** Adds a job that opens on the day after the build. */
  async function addFutureJob() {
    const text = jobText({ path: '/dotpainter', title: 'Painter of dots' }, "updated: '2026-01-17'");
    await project.write('content/jobs/future.md', text.replace('2025-06-15', '2026-01-17'));
  }

  test('a future position is not open, and is listed nowhere', async () => {
    const page = site.page('/dotpainter');
    expect(page.mainText).toContain(notOpen);
    expect(page.isNoindex).toBe(true);
    expect(page.main.innerHTML).not.toMatch(/\/apply|mailto/);
    for (const { path, html } of site.pages)
      if (path !== '/dotpainter') expect.soft(html, path).not.toContain('dotpainter');
    for (const file of ['dist/openings.xml', 'dist/sitemap.xml'])
      expect(await project.read(file), file).not.toMatch(/dotpainter|2026-01-17/);
  });

  test('the sitemap has the day on which a page was updated, and never the 404 page', async () => {
    const sitemap = await project.read('dist/sitemap.xml');
    expect(sitemap).toContain('/vision</loc><lastmod>2026-01-16<');
    expect(sitemap).not.toContain('/404');
  });

  const actions = ['/openings.xml', '/apply?position=Tester'].map((href) => ({ label: 'Read', href }));

  test('a page has the buttons that the owner added', () => {
    const buttons = site.page('/vision').all('.page-intro a.button');
    const links = buttons.map((button) => button.getAttribute('href'));
    expect(links).toEqual(actions.map(({ href }) => href));
  });

  /** Adds a product with links that the build must accept, two headings of the same text, and a name with special characters. */
  async function addProduct() {
    const [anyProduct = ''] = globSync('content/products/*.md').sort();
    const links = ['/openings.xml#page=2', '/about#:~:text=dots', '#top', '/apply?position=Tester#top'];
    const parts = [
      await project.read(anyProduct),
      'Write to [{company}](mailto:{email}).\nIt takes 2~4 days.',
      ...['## The same', '## The same'],
      links.map((to) => `[x](${to})`).join(' '),
    ];
    const file = 'content/products/a $& copy.md';
    await project.write(file, parts.join('\n\n'));
    await project.setFields(file, { path: '/products#copy', title: 'A copy' });
  }

  test('a text keeps line breaks and a single ~', () => {
    const paragraphs = site.page('/products').all('#copy .prose p');
    const link = `<a href="mailto:${company.email}">Lines &amp; Dots</a>`;
    const line = `Write to ${link}.<br>\nIt takes 2~4 days.`;
    expect(paragraphs.map(({ innerHTML }) => innerHTML)).toContain(line);
  });

  /** Adds headings whose ids exist already: on another product, or on a field of the form. */
  async function repeatHeading() {
    for (const file of ['content/pages/apply.md', ...globSync('content/products/*.md')])
      await project.write(file, `${await project.read(file)}\n## Resume\n\n[The feed](/openings.xml)\n`);
  }

  test('headings with the same text have unique ids', () => {
    const idsOf = (path: string) =>
      site
        .page(path)
        .all('[id]')
        .map(({ id }) => id);
    expect(idsOf('/products')).toEqual(expect.arrayContaining(['a-copy-the-same', 'a-copy-the-same-1']));
    for (const path of ['/products', '/apply']) expect(idsOf(path), path).toEqual([...new Set(idsOf(path))]);
  });

  test('visitors and search engines find the values of the company', () => {
    const { document } = site.page('/contact');
    for (const href of ['mailto:hello@lines.test', 'tel:+914423456789', 'https://wa.me/919876543210'])
      expect.soft(document.querySelector(`footer a[href^="${href}"]`), href).not.toBeNull();
    expect(textOf(document.querySelector('body > footer'))).toContain(company.registration);
    expect(site.page('/privacy').mainText).toContain(company.retention);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(data).toContain(company.registration);
  });

  /** Adds a service with a photo, and with a text that is too long for the weight of a page. */
  async function addPhoto() {
    const [anyService = ''] = globSync('content/services/*.md').sort();
    const picture = sharp({ create: { width: 3000, height: 4000, channels: 3, background: 'teal' } });
    const photo = picture.withExif({ IFD0: { ImageDescription: 'Taken at the client' } }).jpeg();
    await project.write('content/services/A roll (1).JPG', await photo.toBuffer());
    const text = `![A roll](<./A roll (1).JPG>)\n\n${randomBytes(12_000).toString('hex')}`;
    const file = 'content/services/dots.md';
    await project.write(file, `${await project.read(anyService)}\n${text}\n`);
    await project.setFields(file, { path: '/dotservice', title: 'Dot புள்ளி', aliases: [] });
  }

  test('a photo in a text is compressed, has a size before it loads, and no camera data', async () => {
    const image = site.page('/dotservice').main.querySelector('img[alt="A roll"]');
    const attributes = ['alt', 'loading', 'width', 'height'].map((name) => image?.getAttribute(name));
    const file = join(site.dir, decodeURI(image?.getAttribute('src') ?? ''));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1536, height: 2048 });
    expect(attributes).toEqual(['A roll', 'lazy', String(width), String(height)]);
    for (const name of globSync('_astro/*', { cwd: site.dir }))
      expect(await readFile(join(site.dir, name), 'latin1'), name).not.toContain('Taken at the client');
  });

  test('the build warns about what an owner may have missed', () => {
    for (const warning of [
      /PUBLIC_API_HOST is not set/,
      /\/dotservice works, but .* is \d+ bytes over/,
      /sample values; .*: network\.url\.$/m,
    ])
      expect.soft(output).toMatch(warning);
  });

  test('without a country, no page has the structured data of a position', () => {
    for (const { path, html } of site.pages) expect.soft(html, path).not.toContain('JobPosting');
  });
});

test('with no position left the table disappears, and the form still accepts a typed position', async () => {
  await using project = await Project.copy();
  const network = { label: 'Our page', url: 'https://network.test/lines' };
  await project.setFields('content/site.yaml', { ...company, network });
  for (const file of jobs) await project.setFields(file, { status: 'closed' });
  const none = { heading: 'Later', text: 'No position is open right now.' };
  await project.setFields('content/pages/positions.md', { none });
  const { output, site } = await build(project);
  // The company has no sample value.
  expect(output).not.toContain('sample values');
  const { main } = site.page('/positions');
  expect(textOf(main)).toContain('No position is open right now.');
  expect(main.querySelector('table')).toBeNull();
  expect(main.querySelector('a[href^="mailto:"]')).not.toBeNull();
  expect(site.page('/apply').main.querySelector('[name=position]')).not.toBeNull();
  const feed = await project.read('dist/openings.xml');
  expect(feed).toContain('<channel>');
  expect(feed).not.toContain('<item>');
});
