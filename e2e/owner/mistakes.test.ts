import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { check } from '../../src/schema/check.ts';
import { siteSchema } from '../../src/schema/site.ts';
import { site } from '../../src/site.ts';
import { jobText } from '../support/sites/changed-site.ts';
import { Project } from '../support/sites/Project.ts';
import { jobMistakes, pageMistakes } from '../support/mistakes.ts';

/** Files with a mistake, and what the build reports about each. */
const wrongFiles: readonly (readonly [file: string, text: string | Buffer, message: RegExp])[] = [
  ...jobMistakes.map(([text, replacement, message], index) => {
    const job = { path: `/mistake-${index}`, title: `Tester ${index}` };
    const valid = jobText(job, 'employmentType: Full time');
    const wrong = valid.replace(text, replacement);
    if (wrong === valid) throw new Error(`A job has no ${text}.`);
    return [`content/jobs/mistake-${index}.md`, wrong, message] as const;
  }),
  ...['jobs/2026/x.md', 'pages/company.md', 'jobs/100% x.md', 'jobs/up.MD', 'jobs/cv.docx'].map(
    (name) => [`content/${name}`, jobText({ path: '/wrongname', title: 'Tester' }), /is not read/] as const,
  ),
  [
    'content/services/bare.md',
    '---\npath: /bare\ntitle: Bare\n---\n',
    /Icon \(icon\): [^]*Text \(body\): Required/,
  ],
  ['content/jobs/latin.md', Buffer.from('---\ntitle: R\u00e9mote\n---\n', 'latin1'), /is not UTF-8/],
];

test('the build stops and reports all mistakes in the content, each after the name of its file', async () => {
  await using project = await Project.copy();
  for (const [file, text] of wrongFiles) await project.write(file, text);
  for (const [file, fields] of pageMistakes) await project.setFields(file, fields);
  await rm(join(project.dir, 'content/pages/positions.md'));
  await project.write('content/jobs/fake.jpg', 'picture');
  const picture = (width: number) =>
    sharp({ create: { width, height: 1, channels: 3, background: 'teal' } }).jpeg();
  await project.write('public/large.jpg', await picture(2049).toBuffer());
  const photo = picture(1).withExif({ IFD0: { Make: 'Camera' } });
  await project.write('public/photo.jpg', await photo.toBuffer());
  const leftovers = ['jobs/x.md.orig', 'jobs/~$x.docx', 'jobs/._x.md', 'jobs/Thumbs.db', 'README.md'];
  for (const name of leftovers) await project.write(`content/${name}`, 'left behind');
  await project.write('content/jobs/same.md', jobText({ path: '/Contact', title: 'Same title' }));
  await project.write('content/jobs/twin.md', jobText({ path: '/twin', title: 'Same Title' }));
  const closed = jobText({ path: '/closedtwin', title: 'Same title' }, 'status: closed');
  await project.write('content/jobs/closed.md', closed);

  await project.setFields('content/solutions/network.md', { path: '/netsolution' });
  await project.setFields('content/products/aedan.md', { path: '/products#aedanapp' });
  await project.setFields('content/pages/privacy.md', {
    closing: { heading: 'Next?', action: { label: 'See', href: '/Positions' } },
  });
  await project.setFields('content/site.yaml', {
    announcement: { text: 'News.', label: 'Positions', href: '/no-announcement' },
  });

  const { code, output } = await project.build();
  expect(code).toBe(1);
  expect(output, 'has no stack trace').not.toMatch(/^ +at .*\.[jt]s|node_modules|Browser APIs/m);
  const parts = output.split(/(?=content\/\w+\/)/);
  const missing = ['content/pages/positions.md', '', /: is missing, and a page needs it/] as const;
  for (const [file, , message] of [...wrongFiles, ...pageMistakes, missing])
    expect.soft(parts.filter((part) => part.startsWith(file)).join(''), file).toMatch(message);
  for (const message of [
    'src/navigation.ts: Network Solution: links to /networksolution, which is not',
    'src/navigation.ts: Aedan: links to /products#aedan, which is not',
    'content/pages/privacy.md: Closing section (closing): links to /Positions, which is not',
    'content/site.yaml: Announcement › Leads to (announcement.href): links to /no-announcement, which is not',
    'jobs/same.md and content/jobs/twin.md: have the same title Same Title',
    'content/jobs/same.md and content/pages/contact.md: have the same address /contact; change it in the address (path)',
  ])
    expect.soft(output).toContain(message);
  expect.soft(output).not.toMatch(/closed\.md.*same title/);
  for (const name of ['large', 'photo'])
    expect.soft(output).toMatch(new RegExp(`^public/${name}\\.jpg: .* put it beside the text`, 'm'));
  for (const name of leftovers) expect.soft(output).not.toContain(name);
});

test('the build names every wrong field of the company', () => {
  const { problems = [] } = check(siteSchema, {
    ...site,
    name: null,
    nam: 'Dots',
    telephone: 914423456789,
    timeZone: 'Mars',
    website: 'http://localhost:4321',
    announcement: { text: '{position} at {company}.', label: 'See', href: '/positions' },
    retention: 'Until {positions} are filled.',
  });
  const output = problems.join('\n');
  for (const text of ['(name)', '"nam"', '(telephone)', '(timeZone)', '(website)'])
    expect.soft(output).toContain(text);
  expect
    .soft(output)
    .toMatch(/Announcement \(announcement\): \{position\} is not a placeholder.* \{company\}/);
  expect.soft(output).not.toContain('{company} is not a placeholder');
  expect.soft(output).toMatch(/\(retention\): \{positions\} is not a placeholder/);
});
