import { expect, test } from '@playwright/test';
import { type Ended, Project } from '../support/fixtures/project.ts';

/** One mistake each, and the sentence the build ends with. */
const mistakes = [
  {
    what: 'a button to a page that differs in letter case',
    file: 'content/pages/careers.md',
    from: 'href: /positions',
    to: 'href: /Positions',
    sentence: /careers\.md:\d+ actions\.0\.href: "\/Positions" leads nowhere: .*; \/positions is meant/,
  },
  {
    what: 'a link in a body with a slash at its end',
    file: 'content/pages/vision.md',
    from: /$/,
    to: '\n[More](/softwaresolution/)\n',
    sentence: /vision\.md:\d+ body: "\/softwaresolution\/" leads nowhere: .*; \/softwaresolution is meant/,
  },
  {
    what: 'a link to an anchor that is not there',
    file: 'content/pages/privacy.md',
    from: /$/,
    to: '\n[Desk](/contact#desk)\n',
    sentence:
      /privacy\.md:\d+ body: "\/contact#desk" leads nowhere: \/contact has nothing with the id "desk"/,
  },
  {
    what: 'a link with a broken escape',
    file: 'content/pages/about.md',
    from: /$/,
    to: '\n[Here](/about#%zz)\n',
    sentence: /about\.md:\d+ body: "\/about#%zz" leads nowhere: it has a % that/,
  },
  {
    what: 'a picture that is not there',
    file: 'content/services/it.md',
    from: /$/,
    to: '\n<img src="/nope.png" alt="">\n',
    sentence: /it\.md:\d+ body: "\/nope\.png" leads nowhere: there is no file public\/nope\.png$/m,
  },
  {
    what: 'a further address on a page that takes none',
    file: 'content/pages/vision.md',
    from: 'path: /vision',
    to: 'path: /vision\naliases: [/visionstatement]',
    sentence: /content\/pages\/vision\.md:3 aliases\.0: no page was built at \/visionstatement/,
  },
  {
    what: 'an id that the page has already',
    file: 'content/services/civil.md',
    from: /$/,
    to: '\n<p id="main">Here</p>\n',
    sentence: /civil\.md \/civilservice: two elements of the built page have the id "main"/,
  },
  {
    what: 'the announcement',
    file: 'content/site.yaml',
    from: 'href: /positions',
    to: 'href: /openings',
    sentence:
      /content\/site\.yaml:\d+ announcement\.href: "\/openings" leads nowhere: no page has this address/,
  },
  {
    what: 'a product that the menu leads to',
    file: 'content/products/aedan.md',
    from: '/products#aedan',
    to: '/products#aidan',
    sentence:
      /src\/navigation\.ts href: "\/products#aedan" leads nowhere: \/products has nothing with the id/,
  },
  {
    what: 'the footer',
    file: 'src/navigation.ts',
    from: "href: '/privacy'",
    to: "href: '/privacies'",
    sentence: /src\/navigation\.ts href: "\/privacies" leads nowhere: no page has this address/,
  },
  {
    what: 'a content file that got no page',
    file: 'src/pages/[...jobs].astro',
    from: "routes('jobs', entry)",
    to: "entry.data.path === '/jobdescfe' ? [] : routes('jobs', entry)",
    sentence: /content\/jobs\/frontend-developer\.md:2 path: no page was built at \/jobdescfe/,
  },
  {
    what: 'a page without a main heading',
    file: 'src/components/Banner.astro',
    from: '<h1>{heading}</h1>',
    to: "{variant === 'hero' ? <p>{heading}</p> : <h1>{heading}</h1>}",
    sentence: /content\/pages\/home\.md \/: the built page has no main heading \(h1\)/,
  },
];

test.describe.configure({ mode: 'default' });

test.describe('a build with mistakes that only the finished pages show', () => {
  let outcome: Ended;

  test.beforeAll(async () => {
    test.slow();
    const project = await Project.copy();
    for (const { file, from, to } of mistakes) await project.edit(file, from, to);
    outcome = await project.build();
    await project.remove();
  });

  test('fails without a stack trace', () => {
    expect(outcome.code).toBe(1);
    expect(outcome.printed).not.toMatch(/^\s+at /m);
  });

  for (const { what, sentence } of mistakes)
    test(`names the place of ${what}`, () => {
      expect(outcome.printed).toMatch(sentence);
    });

  test('says each mistake once', () => {
    const sentences = outcome.printed.split('\n').filter((line) => line.includes('[ERROR]'));
    expect(new Set(sentences.map((line) => line.replace(/^\S+ /, ''))).size).toBe(sentences.length);
  });
});
