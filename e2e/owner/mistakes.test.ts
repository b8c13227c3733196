import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readContent } from '../../src/collections/loader.ts';
import { pages } from '../../src/schema/pages.ts';
import { schemas } from '../../src/content.config.ts';
import { messageFrom } from '../../src/schema/parse.ts';
import { openingText } from '../scripts/changed-site.ts';
import { Project } from '../scripts/project.ts';
import { siteUrl } from '../scripts/sites.ts';

/** The message with which the content of the copy is refused, by the function that reads it in a build. */
async function refusalOf(project: Project): Promise<string> {
  const root = process.cwd();
  process.chdir(project.dir);
  const reading = readContent(schemas, pages, siteUrl).then(() => 'accepted', messageFrom);
  return reading.finally(() => process.chdir(root));
}

/** Builds the copy, which must fail without a stack trace. Returns what it prints. */
async function failToBuild(project: Project): Promise<string> {
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(code).toBe(1);
  expect(output).not.toMatch(/^ +at .*\.[jt]s|node_modules|Browser APIs/m);
  return output;
}

/** The paragraph of an opening's text. */
const paragraph = 'You count the dots, row by row.';

/** An opening with a mistake: a text of the file, its replacement, and the message of the build. */
const mistakes: readonly (readonly [text: string | RegExp, replacement: string, message: RegExp])[] = [
  [/^title: .*\n/m, '', /Title \(title\): Required/],
  [/^title: .*/m, "title: 'Never closed", /Missing closing 'quote/],
  [/^title: .*/m, 'title: !own Tester', /Unresolved tag: !own/],
  [/^description: .*/m, 'description: Short.', /Description \(description\): needs at least 50 characters/],
  [/^order: .*/m, 'order: first', /Place in its list \(order\): Expected type/],
  [/^postedOn: .*/m, 'postedOn: 2025-06-31', /Posted on \(postedOn\): must be a day/],
  [/^vacancies/m, 'colour: red\nvacancies', /Unrecognized key: "colour"/],
  [/^vacancies/m, 'status: shut\nvacancies', /Status \(status\): /],
  [/^vacancies: .*/m, 'vacancies: 0', /\(vacancies\): /],
  [
    /^vacancies/m,
    'pay: { amount: 5, upTo: 5, currency: INR, per: month }\nvacancies',
    /Up to \(pay\.upTo\): must be more than “Amount”/,
  ],
  [/^path: .*/m, 'path: /with_underscore', /\(path\): must be an address/],
  [/^path: .*/m, 'path: /same\naliases: [/same]', /\(aliases\): \/same is an address of this page already/],
  [/^path: .*/m, 'path: /Index', /\(path\): is the name of the home page/],
  // Mistakes in two fields, or in a field and in the text, are in the same report.
  ['vacancies: 3', 'validThrough: 2025-06-14', /\(validThrough\): must not be before “Posted on”/],
  [/summary[^]*You count the dots, row/, '---\n\n# Big, row', /main heading already; use Heading 2/],
  [paragraph, '# Big\n\n[x](/lost) ', /main heading[^]*Text \(body\): links to \/lost, which is not/],
  [paragraph, '[x](/nowhere#dots) ', /links to \/nowhere#dots, which is not/],
  [paragraph, '[x](#what-you-did) ', /links to .*#what-you-did, .*; write one of .*-what-you-will-do/],
  [paragraph, '[x](/about#%zz) ', /Text \(body\): links to \/about#%zz, which is not/],
  [paragraph, '[x](/no-such-file.pdf) ', /links to \/no-such-file\.pdf, which is not/],
  ['## How to apply', '### How to apply', /needs the heading "How to apply"/],
  [paragraph, '| Day | Hours |\n| Monday | **four** |\n\n', /table needs .* as its second line/],
  [paragraph, '| Day |\n\n| --- |\n\n', /second line, and no empty lines/],
  [paragraph, '![](/apple-touch-icon.png) ', /icon\.png needs an “Alt Text”/],
  [paragraph, '<script>alert(1)</script>\n\n', /HTML is not allowed/],
  [paragraph, '[x](javascript:alert(1)) ', /javascript:alert\(1\) is not an address/],
  [paragraph, '[x](www.example.com) ', /Text \(body\): www\.example\.com is not an address/],
  [paragraph, '[x](/nowhere?dots=1) ', /links to \/nowhere\?dots=1, which is not/],
  [paragraph, '![x](./nope.png) ', /nope\.png is not a picture that can be read/],
  [paragraph, '![x](/nope.png) ', /nope\.png is not a picture that can be read/],
  [
    paragraph,
    '![x](./fake.jpg) ',
    /Text \(body\): .*fake\.jpg is not a picture that can be read; .* saved as JPEG/,
  ],
  [paragraph, '[x](http://localhost:4321/about#us) ', /of this computer or of this site; write \/about#us/],
  [paragraph, `[x](${siteUrl.replace('https', 'http')}/about) `, /of this computer or of this site/],
  [paragraph, `[x](${siteUrl}/about) `, /of this computer or of this site; write \/about/],
  [paragraph, 'At {compny} ', /Text \(body\): \{compny\} is replaced by nothing; write \{company\}/],
  [/^summary: .*/m, 'summary: At {company }', /Summary \(summary\): \{company \} is replaced by nothing/],
  [/^path: .*/m, 'path: /admin', /\(path\): is the address of the editor/],
  [paragraph, 'Write {id} ', /\{id\} is replaced by nothing; .* or \\\{id\\\} .* to show the braces/],
  [paragraph, '[x](/no-such-file.pdf#page=2) ', /links to \/no-such-file\.pdf#page=2, which is not/],
  [paragraph, '[x](/about#nope:~:text=dots) ', /links to \/about#nope:~:text=dots, which is not/],
  [paragraph, '[x](/window-document) ', /links to \/window-document, which is not/],
  [paragraph, '[x](//example.com) ', /\/\/example\.com is not an address/],
  [paragraph, 'Dots[^1].\n\n[^1]: A note.\n\n', /footnotes such as \[\^1\] are not supported/],
  [paragraph, 'Dots[^1]. ', /footnotes such as \[\^1\] are not supported/],
  [paragraph, '- [ ] box\n\n', /boxes are not supported; remove \[ \]/],
  [paragraph, '![x](<50% fake.jpg>) ', /picture 50% fake\.jpg has #, \? or %; rename the file/],
  [paragraph, '![x](fake%23.jpg) ', /picture fake%23\.jpg has #, \? or %; rename the file/],
  [paragraph, '![x][f]\n\n[f]: fake.jpg\n\n', /a picture needs the name of its file/],
  [paragraph, '- a\n<<<<<<< HEAD\n- b\n=======\n- c\n>>>>>>> main\n', /marks of a merge in line 17/],
  [paragraph, '```\na\n>>>>>>> main\n```\n', /marks of a merge in line 18/],
  [/^title/m, '||||||| base\ntitle', /marks of a merge in line 5/],
  [paragraph, 'a\u0001 ', /has the control character U\+0001 in line 16; delete it/],
  [/^summary: .*/m, 'summary: "a\\x01"', /has the control character U\+0001 in line 7; delete it/],
  [/^title: .*/m, 'title: Drawer #2', /line 5: put the value in quotes, or delete the comment/],
  [/^title: .*/m, 'title: &dots and lines', /line 5: put the value in quotes/],
  [/^title: .*/m, 'title: *dots', /line 5: put the value in quotes/],
  [/^vacancies/m, 'aliases: [/a #b\n  ]\nvacancies', /line 11: put the value in quotes/],
  [/^title: .*/m, 'title: 2025', /Expected type string, received number; put it in quotes/],
  [/^location: .*/m, 'location: Remote (India)', /\(location\): must be Remote alone, or a place/],
  [/^location: .*/m, 'location: Fully remote', /\(location\): must be Remote alone, or a place/],
  [/^---/, '--- ', /needs its fields at its top, between two lines/],
  [/^---\n/, '', /needs its fields at its top, between two lines/],
  [/(?<=\n)---\n/, '', /needs its fields at its top, between two lines/],
];

/** Fields of pages with a mistake, and the message of the build. */
const pageMistakes = [
  ['about', { tagline: 'Dots', closing: { text: 'No heading.' } }, /Heading \(closing\.heading\): Required/],
  ['careers', { tagline: 'Dots' }, /Unrecognized key: "tagline"/],
  [
    'contact',
    { channels: { heading: 'Here', cards: [] } },
    /Contact section › Cards \(channels\.cards\): needs at least 1/,
  ],
  ['vision', { path: '/elsewhere' }, /\(path\): must be \/vision/],
  ['services', { actions: [{ label: 'x', href: 'http://127.0.0.1:4321/about' }] }, /write \/about/],
  ['products', { body: 'Text' }, /body: is the text below/],
] as const;

test('every mistake in the content is reported at once, after the name of its file', async () => {
  await using project = await Project.copy();
  /** The message of the build about each file. */
  const expected: [file: string, message: RegExp][] = [];
  for (const [index, [text, replacement, message]] of mistakes.entries()) {
    const valid = openingText({ path: `/mistake-${index}`, title: 'Tester' }, 'employmentType: FULL_TIME');
    const body = valid.replace(text, replacement);
    expect(body, String(text)).not.toBe(valid);
    await project.write(`content/jobs/mistake-${index}.md`, body);
    expected.push([`content/jobs/mistake-${index}.md`, message]);
  }
  for (const [name, fields, message] of pageMistakes) {
    await project.setFields(`content/pages/${name}.md`, fields);
    expected.push([`content/pages/${name}.md`, message]);
  }
  await project.write('content/jobs/fake.jpg', 'picture');
  for (const name of ['roll.heic', 'roll.jfif']) {
    await project.write(`content/jobs/${name}`, 'picture');
    expected.push([`content/jobs/${name}`, /save it as JPEG/]);
  }
  const notRead = ['jobs/x.md.txt', 'jobs/2026/x.md', 'pages/company.md', 'jobs/100% x.md', 'jobs/x.pdf'];
  for (const name of notRead) {
    await project.write(`content/${name}`, openingText({ path: '/wrongname', title: 'Tester' }));
    expected.push([`content/${name}`, /is not read/]);
  }
  const leftovers = ['x.md.orig', '~$offer.docx'];
  for (const name of leftovers) await project.write(`content/jobs/${name}`, 'left behind');
  await project.write('content/services/bare.md', '---\npath: /bare\ntitle: Bare\n---\n');
  expected.push(['content/services/bare.md', /Icon \(icon\): [^]*Text \(body\): Required/]);
  await project.write('content/jobs/latin.md', Buffer.from('---\ntitle: R\u00e9mote\n---\n', 'latin1'));
  expected.push(['content/jobs/latin.md', /is not UTF-8/]);
  await project.write('content/jobs/same.md', openingText({ path: '/Contact', title: 'Tester' }));

  await rm(join(project.dir, 'content/pages/positions.md'));
  expected.push(['content/pages/positions.md', /: is missing, and a page needs it/]);

  const output = await refusalOf(project);
  const parts = output.split(/(?=content\/\w+\/)/);
  for (const [file, message] of expected)
    expect.soft(parts.filter((part) => part.startsWith(file)).join(''), file).toMatch(message);
  expect(output).toContain(
    'content/jobs/same.md and content/pages/contact.md: have the same address /contact; change it in the address (path)',
  );
  for (const name of leftovers) expect.soft(output).not.toContain(name);
});

test('a link to no page of the site stops the build, which names each file and field in one round', async () => {
  await using project = await Project.copy();
  await project.setFields('content/solutions/network.md', { path: '/netsolution' });
  await project.setFields('content/products/aedan.md', { path: '/products#aedanapp' });
  await project.setFields('content/pages/about.md', {
    closing: { heading: 'Next?', action: { label: 'See', href: '/Positions' } },
  });
  await project.write(
    'content/jobs/tester.md',
    openingText({ path: '/tester', title: 'Tester' }).replace(paragraph, '[x](/softwaresolution/)'),
  );
  await project.setFields('content/site.yaml', {
    announcement: { text: '{openings}.', label: 'Positions', href: '/no-announcement' },
  });
  const output = await failToBuild(project);
  for (const message of [
    'src/navigation.ts: Network Solution: links to /networksolution, which is not',
    'src/navigation.ts: Aedan: links to /products#aedan, which is not',
    'content/pages/about.md: Closing band: question, sentence (closing): links to /Positions, which is not',
    'content/jobs/tester.md: Text (body): links to /softwaresolution/, which is not',
    'content/site.yaml: Announcement › Leads to (announcement.href): links to /no-announcement, which is not',
  ])
    expect.soft(output).toContain(message);
});

test('a mistake in the company stops the build, which names the file and the field', async () => {
  await using project = await Project.copy();
  await project.setFields('content/site.yaml', {
    name: null,
    nam: 'Dots',
    telephone: 914423456789,
    timeZone: 'Mars',
    website: 'http://localhost:4321',
    announcement: { text: '{opening} at {company}.', label: 'See', href: '/positions' },
    retention: 'Until {openings} are filled.',
  });
  const output = await failToBuild(project);
  for (const text of ['content/site.yaml', '(name)', '"nam"', '(telephone)', '(timeZone)', '(website)'])
    expect.soft(output).toContain(text);
  expect.soft(output).toMatch(/Text \(announcement\.text\): \{opening\} is replaced .* or \{openings\}/);
  expect.soft(output).not.toContain('{company} is replaced');
  expect.soft(output).toMatch(/\(retention\): \{openings\} is replaced by nothing/);
});
