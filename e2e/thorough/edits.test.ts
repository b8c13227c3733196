import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { changed, jobText } from '../support/changed-site.ts';
import { Project } from '../scripts/project.ts';
import { BuiltSite, textOf } from '../support/built-site.ts';

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
  /** The sample value. */
  network: { label: 'Our page', url: 'https://network.example.com/company' },
};

/** Builds a copy without social images. Returns what the build printed, and the built site. */
async function buildEdited(project: Project, env: NodeJS.ProcessEnv = {}) {
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip', ...env });
  expect(code, output).toBe(0);
  const site = new BuiltSite('the edited site', company.name, join(project.dir, 'dist'));
  return { output, site, page: (path: string) => site.page(path) };
}

const jobs = globSync('content/jobs/*.md').sort();

test.describe('after an owner edited the company, a service and the positions', () => {
  test.describe.configure({ mode: 'default' });
  let project: Project;
  let edits: Awaited<ReturnType<typeof buildEdited>>;

  test.beforeAll(async () => {
    project = await Project.copy();
    await project.setFields('content/site.yaml', company);
    await addPaidJob();
    await addJobOfOtherEditor();
    await addFutureJob();
    await listNotFoundPage();
    await addProduct();
    await setActions();
    await addPhoto();
    await repeatHeading();
    // The last minute of 16 January in India.
    const lastMinute = Date.parse('2026-01-16T23:59:00+05:30') / 1000;
    edits = await buildEdited(project, { SOURCE_DATE_EPOCH: String(lastMinute) });
  });
  test.afterAll(() => project[Symbol.asyncDispose]());

  /** Adds a job with pay that closes on the day of the build; all other jobs have closed. */
  async function addPaidJob() {
    for (const file of jobs)
      await project.setFields(file, { postedOn: '2026-01-02', validThrough: '2026-01-15' });
    const fields = 'pay: { amount: 15000, currency: INR, per: month }\nvalidThrough: 2026-01-16';
    const job = { path: '/dotcounter', title: 'Counter of dots' };
    await project.write('content/jobs/paid.md', jobText(job, fields));
  }

  /** Adds a job as other programs write it: with a byte order mark, a blank line at the top, and other line ends. */
  async function addJobOfOtherEditor() {
    const text = jobText({ path: '/oddfile', title: 'Drawer of lines' })
      .replace('2025-06-15', '2026-01-02')
      // The editor saves this line break after a paste from a word processor.
      .replace('summary: You count the dots.', 'summary: "You count.\\vYou draw."')
      .replace('order: 1000', 'order: 1001');
    await project.write('content/jobs/odd.md', `\uFEFF\n${text.replaceAll('\n', '\r\n')}`);
  }

  test('the table lists the open positions with pay, through their last day', () => {
    const positions = edits.page('/positions').main;
    const titles = [...positions.querySelectorAll('tbody th')].map(textOf);
    expect(titles).toEqual(['Counter of dots', 'Drawer of lines']);
    expect(textOf(positions.querySelector('tbody'))).toContain('₹15,000 a month');
    const { main } = edits.page('/careers');
    for (const title of titles) expect(textOf(main)).toContain(title);
  });

  async function addFutureJob() {
    const text = jobText({ path: '/dotpainter', title: 'Painter of dots' }, "updated: '2026-01-17'");
    await project.write('content/jobs/future.md', text.replace('2025-06-15', '2026-01-17'));
  }

  /** The 404 page stays out of the sitemap. */
  const listNotFoundPage = () => project.setFields('content/pages/not-found.md', { noindex: false });

  test('a future position has a page that names its first day, and is nowhere else', async () => {
    const page = edits.page('/dotpainter');
    expect(textOf(page.main)).toContain('This position opens on 17/1/2026.');
    expect(page.isNoindex).toBe(true);
    expect(page.main.innerHTML).not.toMatch(/\/apply|mailto/);
    for (const { path, html } of edits.site.pages)
      if (path !== '/dotpainter') expect.soft(html, path).not.toContain('dotpainter');
    const feed = await project.read('dist/openings.xml');
    const sitemap = await project.read('dist/sitemap.xml');
    expect(feed + sitemap).not.toMatch(/dotpainter|2026-01-17|\/404/);
    expect(sitemap).toContain('/vision</loc><lastmod>2026-01-16<');
    expect(feed).toContain('You count. You draw.');
  });

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

  const setActions = () =>
    project.setFields('content/pages/vision.md', {
      updated: '2026-01-16',
      actions: ['/openings.xml', '/apply?position=Tester'].map((href) => ({ label: 'Read', href })),
    });

  /** Adds a heading that the pages have already, in another product or as the id of a field. */
  async function repeatHeading() {
    for (const file of ['content/pages/apply.md', ...globSync('content/products/*.md')])
      await project.write(file, `${await project.read(file)}\n## Resume\n\n[The feed](/openings.xml)\n`);
  }

  test('a text keeps line ends and a single ~, and its headings have unique ids', () => {
    const panel = edits.page('/products').main.querySelector('#copy .prose');
    const paragraphs = [...(panel?.querySelectorAll('p') ?? [])].map(({ innerHTML }) => innerHTML);
    const link = `<a href="mailto:${company.email}">Lines &amp; Dots</a>`;
    const line = `Write to ${link}.<br>\nIt takes 2~4 days.`;
    expect(paragraphs).toContain(line);
    const ids = [...(panel?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['a-copy-the-same', 'a-copy-the-same-1']));
    const buttons = edits.page('/vision').main.querySelectorAll('.page-intro a.button');
    expect([...buttons].map((button) => button.getAttribute('href'))).toContain('/apply?position=Tester');
  });

  test('visitors and search engines find the values of the company', () => {
    const { document } = edits.page('/contact');
    for (const href of ['mailto:hello@lines.test', 'tel:+914423456789', 'https://wa.me/919876543210'])
      expect.soft(document.querySelector(`footer a[href^="${href}"]`), href).not.toBeNull();
    expect(textOf(document.querySelector('body > footer'))).toContain(company.registration);
    expect(textOf(edits.page('/privacy').main)).toContain(company.retention);
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

  test('a photo in a text is compressed, has a size before it loads, and no metadata of the camera', async () => {
    const image = edits.page('/dotservice').main.querySelector('img[alt="A roll"]');
    const attributes = ['alt', 'loading', 'width', 'height'].map((name) => image?.getAttribute(name));
    const file = join(edits.site.dir, decodeURI(image?.getAttribute('src') ?? ''));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1536, height: 2048 });
    expect(attributes).toEqual(['A roll', 'lazy', String(width), String(height)]);
    for (const name of globSync('_astro/*', { cwd: edits.site.dir }))
      expect(await readFile(join(edits.site.dir, name), 'latin1'), name).not.toContain('Taken at the client');
  });

  test('the build warns of what an owner may have missed, and of nothing else', () => {
    for (const warning of [
      /PUBLIC_API_HOST is not set/,
      /\/dotservice works, but .* is \d+ bytes over/,
      /sample values; .*: network\.url\.$/m,
    ])
      expect.soft(edits.output).toMatch(warning);
  });

  test('without a country no position is marked up for job search', () => {
    for (const { path, html } of edits.site.pages) expect.soft(html, path).not.toContain('JobPosting');
  });
});

test('with no position left the table disappears, and the form takes any position', async () => {
  await using project = await Project.copy();
  const network = { label: 'Our page', url: 'https://network.test/lines' };
  await project.setFields('content/site.yaml', { ...company, network });
  for (const file of jobs) await project.setFields(file, { status: 'closed' });
  const none = { heading: 'Later', text: 'No position is open right now.' };
  await project.setFields('content/pages/positions.md', { none });
  const edits = await buildEdited(project);
  // The company has no sample value.
  expect(edits.output).not.toContain('sample values');
  const { main } = edits.page('/positions');
  expect(textOf(main)).toContain('No position is open right now.');
  expect(main.querySelector('table')).toBeNull();
  expect(main.querySelector('a[href^="mailto:"]')).not.toBeNull();
  expect(edits.page('/apply').main.querySelector('[name=position]')).not.toBeNull();
  const feed = await project.read('dist/openings.xml');
  expect(feed).toContain('<channel>');
  expect(feed).not.toContain('<item>');
});
