import { expect, test as base } from '@playwright/test';
import { openingText } from '../scripts/changed-site.ts';
import { Project } from '../scripts/project.ts';

const test = base.extend<{ project: Project }>({
  project: async ({}, use) => {
    const project = await Project.copy();
    await use(project);
    await project.remove();
  },
});

/** Builds the copy, which must fail without a stack trace. Returns what it prints. */
async function failToBuild(project: Project): Promise<string> {
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(code).toBe(1);
  expect(output).not.toMatch(/^ +at .*\.[jt]s|node_modules/m);
  return output;
}

/** The paragraph of an opening's text. */
const paragraph = 'You count the dots, row by row.';

/** An opening with a mistake: a text of the file, its replacement, and the message of the build. */
const mistakes: readonly (readonly [text: string | RegExp, replacement: string, message: RegExp])[] = [
  [/^title: .*\n/m, '', /Title \(title\): Required/],
  [/^title: .*/m, 'title:', /\(title\): Expected type/],
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
    /Up to \(pay\.upTo\): must be more/,
  ],
  [
    /^vacancies/m,
    'pay: { amount: 5, currency: RUPEE, per: week }\nvacancies',
    /Currency \(pay\.currency\): must be the code/,
  ],
  [/^path: .*/m, 'path: /with_underscore', /\(path\): must be an address/],
  [/^path: .*/m, 'path: /Index', /\(path\): is the name of the home page/],
  [/^---[^]*\n---\n/, '', /\(title\): Required/],
  // Mistakes in two fields, or in a field and in the text, are in the same report.
  ['vacancies: 3', 'validThrough: 2025-06-14', /\(validThrough\): must not be before “Posted on”/],
  [/summary[^]*You count the dots, row/, '---\n\n# Big, row', /main heading/],
  [paragraph, '[x](/nowhere#dots) ', /links to \/nowhere, which is not/],
  ['## How to apply', '## How', /needs the section "## How to apply"/],
  ['## How to apply', '### How to apply', /needs the section "## How to apply"/],
  [paragraph, '# Big\n\n', /main heading/],
  [paragraph, '| Day | Hours |\n| Monday | **four** |\n\n', /table needs .* as its second line/],
  [paragraph, 'Day | Hours\nMonday | four\n\n', /table needs .* as its second line/],
  [paragraph, '<script>alert(1)</script>\n\n', /HTML is not allowed/],
  [paragraph, '<iframe src="/about"></iframe>\n\n', /HTML is not allowed/],
  [paragraph, '[x](javascript:alert(1)) ', /javascript:alert\(1\) is not an address/],
  [paragraph, '![x](./nope.png) ', /nope\.png is not an image/],
  [paragraph, '![x](https://www.example.com/x.png) ', /x\.png is not an image/],
];

test('every mistake in a content file stops the build, which names the file and the mistake', async ({
  project,
}) => {
  const fileOf = (index: number) => `content/jobs/mistake-${index}.md`;
  for (const [index, [text, replacement]] of mistakes.entries()) {
    const valid = openingText({ path: `/mistake-${index}`, title: 'Tester' }, 'employmentType: FULL_TIME');
    const body = valid.replace(text, replacement);
    expect(body, String(text)).not.toBe(valid);
    await project.write(fileOf(index), body);
  }
  const service = await project.firstEntry('content/services');
  await project.write(
    'content/services/bare.md',
    service
      .replace(/^icon: .*\n/m, '')
      .split(/^---$/m, 2)
      .join('---') + '---\n',
  );
  const wrongNames = ['x.MD', 'x.md.txt', '2026/x.md'];
  for (const name of wrongNames)
    await project.write(`content/jobs/${name}`, openingText({ path: '/wrongname', title: 'Tester' }));
  await project.write('content/jobs/same.md', openingText({ path: '/Contact', title: 'Tester' }));
  await project.write('content/jobs/latin.md', Buffer.from('---\ntitle: R\u00e9mote\n---\n', 'latin1'));

  const output = await failToBuild(project);
  const parts = output.split(/(?=content\/jobs\/)/);
  const messagesAbout = (file: string) => parts.filter((part) => part.startsWith(file)).join('');
  for (const [index, [, replacement, message]] of mistakes.entries())
    expect.soft(messagesAbout(fileOf(index)), `${fileOf(index)}: ${replacement}`).toMatch(message);
  for (const name of wrongNames) expect.soft(messagesAbout(`content/jobs/${name}`)).toContain('is not read');
  expect.soft(output).toMatch(/services\/bare\.md: Icon \(icon\): .*\n *Text \(body\): Required/);
  expect.soft(messagesAbout('content/jobs/latin.md')).toContain('is not UTF-8');
  expect
    .soft(output)
    .toContain('content/jobs/same.md and content/pages/contact.md: have the same address /contact');
});

test('every link that leads nowhere stops the build, which names the page and the address', async ({
  project,
}) => {
  const links = ['/no-such-page', '/Positions', '/softwaresolution/', '/contact#nowhere', '/about#%zz'];
  const text = openingText({ path: '/tester', title: 'Tester' });
  const paragraphs = links.map((link) => `[Link](${link})`).join(' ');
  await project.write('content/jobs/tester.md', text.replace(paragraph, `${paragraphs} ![x](/nope.png)`));
  await project.setFields('content/site.yaml', {
    announcement: { text: '{openings}.', label: 'Positions', href: '/no-announcement' },
  });
  const output = await failToBuild(project);
  for (const address of [...links, '/nope.png', '/no-announcement']) {
    const line = output.split('\n').find((line) => line.includes(`"${address}"`));
    expect.soft(line, address).toMatch(address === '/no-announcement' ? /\/careers/ : /\/tester/);
  }
});

test('a mistake in the company stops the build, which names the file and the field', async ({ project }) => {
  await project.setFields('content/site.yaml', {
    name: null,
    nam: 'Dots',
    telephone: 914423456789,
    timeZone: 'Mars',
  });
  const output = await failToBuild(project);
  for (const text of ['content/site.yaml', 'nam', 'name', 'telephone', 'timeZone'])
    expect.soft(output).toContain(text);
});

test('every mistake in the fields of a page stops the build, which names the file and the field', async ({
  project,
}) => {
  const changes = [
    ['positions', { closing: null }, /\(closing\): Required/],
    [
      'about',
      { tagline: 'Dots', closing: { text: 'No heading.' } },
      /Heading \(closing\.heading\): Required/,
    ],
    ['about', {}, /Unrecognized key: "tagline"/],
    [
      'contact',
      { channels: { heading: 'Here', cards: [] } },
      /Contact section › Cards \(channels\.cards\): needs at least 1/,
    ],
    ['vision', { path: '/elsewhere' }, /\(path\): must be \/vision/],
    ['privacy', { aliases: ['/data'] }, /Unrecognized key: "aliases"/],
    ['products', { body: 'Text' }, /body: is the text below/],
  ] as const;
  for (const [name, fields] of changes) await project.setFields(`content/pages/${name}.md`, fields);
  const login = await project.read('content/pages/login.md');
  await project.write('content/pages/login.md', `${login}\nA text that the page does not show.\n`);
  await project.write('content/pages/company.md', login);
  const lines = (await failToBuild(project)).split(/(?=content\/pages\/)/);
  const messagesAbout = (name: string) =>
    lines.filter((line) => line.startsWith(`content/pages/${name}.md`)).join('');
  for (const [name, , message] of changes) expect.soft(messagesAbout(name)).toMatch(message);
  expect.soft(messagesAbout('login')).toContain('Unrecognized key: "body"');
  expect.soft(messagesAbout('company')).toContain('is not read');
});

test('a missing page stops the build, which names its address', async ({ project }) => {
  await project.remove('content/pages/positions.md');
  expect(await failToBuild(project)).toContain('no file has the path /positions');
});
