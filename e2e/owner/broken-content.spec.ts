import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Ended, Project } from '../support/fixtures/project.ts';

interface Mistake {
  readonly what: string;
  readonly file: string;
  /** What to replace in the file; with nothing to find, the text is added at its end. */
  readonly edits: readonly (readonly [found: string | RegExp, replacement: string])[];
  /** What the build says: file, line, field and what is wrong with it. */
  readonly says: readonly RegExp[];
}

const end = /$(?!\n)/;
const body = (file: string, what: string, added: string, says: RegExp): Mistake => ({
  what,
  file,
  edits: [[end, `\n${added}\n`]],
  says: [new RegExp(`^${file}:\\d+ body: ${says.source}`, 'm')],
});

/** Mistakes that one build tells together. */
const mistakes: readonly Mistake[] = [
  {
    what: 'an address that another page has',
    file: 'content/services/it.md',
    edits: [['path: /Itservice', 'path: /apply']],
    says: [/services\/it\.md:2 path: \/apply is already the address of content\/pages\/apply\.md; give/],
  },
  {
    what: 'an address that differs from another one by letter case alone',
    file: 'content/services/design.md',
    edits: [['path: /moredesign', 'path: /Contact']],
    says: [
      /design\.md:2 path: \/Contact differs from \/contact of content\/pages\/contact\.md by letter case/,
    ],
  },
  {
    what: 'an address with a letter it may not have',
    file: 'content/services/mechanical.md',
    edits: [['path: /mechanicalservices', 'path: /mechanical_services']],
    says: [
      /mechanical\.md:2 path: .*letters A to Z, digits and single hyphens.*, found "\/mechanical_services"/,
    ],
  },
  {
    what: 'the address of the file of the home page',
    file: 'content/services/development.md',
    edits: [['path: /moredev', 'path: /Index']],
    says: [/development\.md:2 path: is the name of the home page file.*, found "\/Index"/],
  },
  {
    what: 'an address that is too long for a disk',
    file: 'content/services/marketing.md',
    edits: [['path: /moremarket', `path: /${'x'.repeat(300)}`]],
    says: [/marketing\.md:2 path: must not be longer than 100 characters/],
  },
  {
    what: 'no title, no description, an unknown field and a number in words',
    file: 'content/services/civil.md',
    edits: [
      [/^title: .*\n/m, ''],
      [/^description: .*\n/m, ''],
      [/^order: .*$/m, 'order: first\ncolour: red'],
    ],
    says: [
      /civil\.md:2 title: is missing/,
      /civil\.md:2 description: is missing/,
      /civil\.md:\d+ colour: is not a known field/,
      /civil\.md:\d+ order: .*expected number.*, found "first"/,
    ],
  },
  {
    what: 'a title without words, a description that says nothing and a day that is none',
    file: 'content/pages/login.md',
    edits: [
      [/^title: .*$/m, 'title:'],
      [/^description: .*$/m, 'description: Log in.\nupdated: 2025-06-31'],
    ],
    says: [
      /login\.md:\d+ title: is empty/,
      /login\.md:\d+ description: .*50.*, found "Log in\."/,
      /login\.md:\d+ updated: must be a day written year-month-day.*, found "2025-06-31"/,
    ],
  },
  {
    what: 'a link that is no address, and one that would run script',
    file: 'content/pages/home.md',
    edits: [
      ['href: /services', 'href: services/'],
      ['href: /careers', "href: 'javascript:alert(1)'"],
    ],
    says: [
      /home\.md:\d+ actions\.0\.href: must be an address such as \/about, found "services\/"/,
      /home\.md:\d+ [\w.]+\.href: must be an address such as \/about, found "javascript:alert\(1\)"/,
    ],
  },
  {
    what: 'a quote that is never closed',
    file: 'content/pages/about.md',
    edits: [['title: About', "title: 'About"]],
    says: [/content\/pages\/about\.md:\d+: Missing closing 'quote/],
  },
  {
    what: 'a tag that YAML does not know',
    file: 'content/services/branding.md',
    edits: [['title: ', 'title: !own ']],
    says: [/content\/services\/branding\.md:3: Unresolved tag: !own/],
  },
  {
    what: 'a file without front matter',
    file: 'content/pages/vision.md',
    edits: [[/^---[\s\S]*\n---\n/, '']],
    says: [/content\/pages\/vision\.md:1 front matter: must stand on top/],
  },
  {
    what: 'a job description without the section on how to apply',
    file: 'content/jobs/backend-developer.md',
    edits: [['## How to apply', '## How']],
    says: [/backend-developer\.md:\d+ body: the text needs the section "## How to apply"/],
  },
  body('content/solutions/domain.md', 'script', '<script>alert(1)</script>', /<script> is not allowed/),
  body(
    'content/solutions/network.md',
    'a frame',
    '<iframe src="/about"></iframe>',
    /<iframe> is not allowed/,
  ),
  body('content/solutions/software.md', 'a link to script', '[x](javascript:alert(1))', /"javascript:alert/),
  body(
    'content/solutions/testing.md',
    'a missing picture',
    '![x](./nope.png)',
    /there is no picture "\.\/nope\.png"/,
  ),
  body('content/solutions/web-design.md', 'an element left open', '<b>open', /<b> is never closed/),
  body(
    'content/products/aedan.md',
    'a style of its own',
    '<p style="color:red">x</p>',
    /the attribute style of <p>/,
  ),
  body('content/products/thiruula.md', 'a second main heading', '# Big', /a main heading \(#\) stands/),
  body(
    'content/products/digital-twin.md',
    'a picture of another site',
    '<img src="https://www.example.com/x.png" alt="">',
    /"https:\/\/www\.example\.com\/x\.png" in src of <img>/,
  ),
];

/** Files under names that nobody would read. */
const unread = ['x.MD', 'x.md.txt', '2026/x.md', 'a#b.md', 'a%20b.md', 'a%zz.md'];
const job = 'content/jobs/mobile-developer.md';
const latin1 = 'content/pages/privacy.md';

test.describe.configure({ mode: 'default' });

test.describe('a build with many mistakes in its texts', () => {
  let outcome: Ended;
  let project: Project;

  test.beforeAll(async () => {
    test.slow();
    project = await Project.copy();
    for (const { file, edits } of mistakes)
      for (const [found, replacement] of edits) await project.edit(file, found, replacement);
    for (const name of unread) await cp(join(project.dir, job), join(project.dir, 'content/jobs', name));
    await project.write(latin1, Buffer.from('---\ntitle: R\u00e9mote\n---\n', 'latin1'));
    outcome = await project.build();
  });

  test.afterAll(() => project.remove());

  test('stops without a stack trace', () => {
    expect(outcome.code).toBe(1);
    expect(outcome.printed).not.toMatch(/stack trace|^ +at |node_modules/im);
  });

  for (const { what, says } of mistakes)
    test(`says where there is ${what}`, () => {
      for (const sentence of says) expect(outcome.printed).toMatch(sentence);
    });

  for (const name of unread)
    test(`says that content/jobs/${name} is not read`, () => {
      expect(outcome.printed).toMatch(
        new RegExp(
          `^content/jobs/${RegExp.escape(name)}: (is not read|has a name that can't be used); `,
          'm',
        ),
      );
    });

  test('says which file is not UTF-8', () => {
    expect(outcome.printed).toMatch(/^content\/pages\/privacy\.md:2: has a letter that is not UTF-8/m);
  });

  test('names the line on which the field stands', async () => {
    const places = [...outcome.printed.matchAll(/^(content\/\S+):(\d+) ([\w.]+): (?!is missing)/gm)];
    expect(places.length).toBeGreaterThan(10);
    for (const [, file = '', line, field] of places)
      if (field !== 'body')
        expect(await project.line(file, Number(line))).toContain(field?.split('.').at(-1));
  });
});

/** Mistakes that end a build before it reads the rest. */
const alone: readonly Mistake[] = [
  {
    what: 'no block where the page shows one',
    file: 'content/pages/positions.md',
    edits: [['  resume:', '  steps:']],
    says: [/content\/pages\/positions\.md:\d+ blocks\.resume: is missing, and the page shows it/],
  },
  {
    what: 'a page without its file',
    file: 'content/pages/privacy.md',
    edits: [['path: /privacy', 'path: /private']],
    says: [/content\/pages\/ path: no file states \/privacy/],
  },
  {
    what: 'a misspelt field in the file of the company',
    file: 'content/site.yaml',
    edits: [['name: ', 'nam: ']],
    says: [/content\/site\.yaml:\d+ name: is missing/, /content\/site\.yaml:\d+ nam: is not a known field/],
  },
];

for (const { what, file, edits, says } of alone)
  test(`${what}: the build stops and says where`, async () => {
    const project = await Project.copy();
    for (const [found, replacement] of edits) await project.edit(file, found, replacement);
    const { code, printed } = await project.build();
    expect(code).toBe(1);
    for (const sentence of says) expect(printed).toMatch(sentence);
    expect(printed).not.toMatch(/stack trace|^ +at |node_modules/im);
    await project.remove();
  });
