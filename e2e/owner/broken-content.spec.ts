import { expect } from '@playwright/test';
import { test } from '../support/fixtures/project.ts';

interface Mistake {
  readonly what: string;
  readonly file: string;
  readonly edits: readonly (readonly [found: string | RegExp, replacement: string])[];
  /** What the build says: file, line, field and what is wrong with it. */
  readonly says: readonly (string | RegExp)[];
}

const service = 'content/services/it.md';
const about = 'content/pages/about.md';

const mistakes: readonly Mistake[] = [
  {
    what: 'an address that another page of its kind has',
    file: 'content/pages/contact.md',
    edits: [['path: /contact', 'path: /about']],
    says: [
      /content\/pages\/(about|contact)\.md:2 path: \/about is already the address of content\/pages\/(about|contact)\.md/,
    ],
  },
  {
    what: 'an address that a page of another kind has',
    file: service,
    edits: [['path: /Itservice', 'path: /webdesign']],
    says: [/:2 path: \/webdesign is already the address of content\/s\w+\/[\w-]+\.md/],
  },
  {
    what: 'no title, no description, an unknown field and a number in words, all told at once',
    file: service,
    edits: [
      [/^title: .*\n/m, ''],
      [/^description: .*\n/m, ''],
      [/^order: .*$/m, 'order: first\ncolour: red'],
    ],
    says: [
      `${service}:2 title: is missing`,
      `${service}:2 description: is missing`,
      /it\.md:\d+ colour: is not a known field/,
      /it\.md:\d+ order: .*expected number.*, found "first"/,
    ],
  },
  {
    what: 'a title without words, a description that says nothing and a day that is none',
    file: 'content/pages/login.md',
    edits: [
      [/^title: .*$/m, 'title:'],
      [/^description: .*$/m, "description: Log in.\nupdated: '2025-06-31'"],
    ],
    says: [
      /login\.md:\d+ title: is empty/,
      /login\.md:\d+ description: .*50.*, found "Log in\."/,
      /login\.md:\d+ updated: must be a day written year-month-day.*, found "2025-06-31"/,
    ],
  },
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
    says: ['content/pages/ path: no file states /privacy'],
  },
  {
    what: 'a link that is no address of the site',
    file: 'content/pages/home.md',
    edits: [['href: /services', 'href: services/']],
    says: [
      /content\/pages\/home\.md:\d+ actions\.0\.href: must be an address such as \/about, found "services\/"/,
    ],
  },
  {
    what: 'a link in a field, and one in the text, that lead nowhere',
    file: about,
    edits: [
      ['href: /vision', 'href: /visoin'],
      ['(/others)', '(/Others)'],
    ],
    says: [
      /content\/pages\/about\.md:\d+ cards\.1\.action\.href: "\/visoin" leads nowhere/,
      /content\/pages\/about\.md:\d+ body: "\/Others" leads nowhere: .*\/others is meant/,
    ],
  },
  {
    what: 'an anchor that nothing has',
    file: 'content/services/mechanical.md',
    edits: [['(/products#digitaltwin)', '(/products#twin)']],
    says: [/content\/services\/mechanical\.md:\d+ body: "\/products#twin" leads nowhere: .*no.*"twin"/],
  },
  {
    what: 'a misspelt field in the file of the company',
    file: 'content/site.yaml',
    edits: [['name: ', 'nam: ']],
    says: [/content\/site\.yaml:\d+ name: is missing/, /content\/site\.yaml:\d+ nam: is not a known field/],
  },
  {
    what: 'a quote that is never closed',
    file: about,
    edits: [['title: About', "title: 'About"]],
    says: [/content\/pages\/about\.md:\d+: Missing closing 'quote/],
  },
];

for (const { what, file, edits, says } of mistakes)
  test(`${what}: the build stops and says where`, async ({ project }) => {
    for (const [found, replacement] of edits) await project.edit(file, found, replacement);
    const { code, printed } = await project.build();
    expect(code).toBe(1);
    for (const sentence of says) expect(printed).toMatch(sentence);
    expect(printed).not.toMatch(/stack trace|^ +at |node_modules/im);
    for (const [, place = '', line, field] of printed.matchAll(
      /(content\/\S+):(\d+) ([\w.]+): (?!is missing)/g,
    ))
      if (field !== 'body')
        expect(await project.line(place, Number(line))).toContain(field?.split('.').at(-1));
  });
