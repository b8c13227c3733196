import { siteUrl } from '../scripts/sites.ts';

/** The paragraph of a job's text. */
export const paragraph = 'You count the dots, row by row.';

/** A job with a mistake: a text of the file, its replacement, and the message of the build. */
export const mistakes: readonly (readonly [text: string | RegExp, replacement: string, message: RegExp])[] = [
  [/^title: .*\n/m, '', /Title \(title\): Required/],
  [/^title: .*/m, "title: 'Never closed", /Missing closing 'quote/],
  [/^title: .*/m, 'title: !own Tester', /Unresolved tag: !own/],
  [/^description: .*/m, 'description: Short.', /Description \(description\): needs at least 50 characters/],
  [/^title: .*/m, `title: ${'x'.repeat(61)}`, /Title \(title\): must not have more than 60 characters/],
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
  [/^path: .*/m, 'path: /Index', /\(path\): must be .* neither \/index nor \/admin/],
  [
    'vacancies: 3',
    'vacancies: 3\nvalidThrough: 2025-06-14',
    /\(validThrough\): must not be before “Posted on”/,
  ],
  // Mistakes in a field and in the text are in the same report.
  [/summary[^]*You count the dots, row/, '---\n\n# Big, row', /main heading already; use Heading 2/],
  [paragraph, '# Big\n\n[x](/lost) ', /main heading[^]*Text \(body\): links to \/lost, which is not/],
  [paragraph, '> ## Big\n\n', /a heading cannot be in a list or a quote/],
  [paragraph, '[x](/../site) ', /links to \/\.\.\/site, which is not/],
  [paragraph, '[x](/nowhere#dots) ', /links to \/nowhere#dots, which is not/],
  [paragraph, '[x](#what-you-did) ', /links to .*#what-you-did, .*; write one of .*-what-you-will-do/],
  [paragraph, '[x](/about#%zz) ', /Text \(body\): links to \/about#%zz, which is not/],
  ['## How to apply', '### How to apply', /needs the heading "How to apply"/],
  [paragraph, '| Day | Hours |\n| Monday | **four** |\n\n', /table needs .* as its second line/],
  [paragraph, '| Day |\n\n| --- |\n\n', /second line, and no empty lines/],
  [paragraph, '![](/apple-touch-icon.png) ', /icon\.png needs an “Alt Text”/],
  [paragraph, '<script>alert(1)</script>\n\n', /HTML is not allowed/],
  [paragraph, '[x](javascript:alert(1)) ', /javascript:alert\(1\) is not an address/],
  [paragraph, '[x](www.example.com) ', /Text \(body\): www\.example\.com is not an address/],
  [paragraph, '![x](./nope.png) ', /nope\.png is not a picture that can be read/],
  [
    paragraph,
    '![x](./fake.jpg) ',
    /Text \(body\): .*fake\.jpg is not a picture that can be read; .* saved as JPEG/,
  ],
  [paragraph, '[x](http://localhost:4321/about#us) ', /of this computer or of this site; write \/about#us/],
  [paragraph, `[x](${siteUrl}/about) `, /of this computer or of this site; write \/about/],
  [paragraph, 'At {compny} ', /Text \(body\): \{compny\} is not a placeholder; .* \{company\}/],
  [/^path: .*/m, 'path: /admin', /\(path\): must be .* neither \/index nor \/admin/],
  [paragraph, '[x](/no-such-file.pdf#page=2) ', /links to \/no-such-file\.pdf#page=2, which is not/],
  [paragraph, '[x](/about#nope:~:text=dots) ', /links to \/about#nope:~:text=dots, which is not/],
  [paragraph, '[x](/window-document) ', /links to \/window-document, which is not/],
  [paragraph, '[x](/[redirects]) ', /links to \/%5Bredirects%5D, which is not/],
  [paragraph, '[x](//example.com) ', /\/\/example\.com is not an address/],
  [paragraph, '2~4 or 5~6 ', /~ strikes text out/],
  [paragraph, '- [ ] box\n\n', /boxes are not supported; remove \[ \]/],
  [paragraph, '![x](<50% fake.jpg>) ', /picture 50% fake\.jpg has #, \? or %; rename the file/],
  [paragraph, '![x][f]\n\n[f]: fake.jpg\n\n', /a picture needs the name of its file/],
  [paragraph, 'Dots\u0001 ', /has the control character U\+0001 after “Dots”; delete it/],
  [/^summary: .*/m, 'summary: "a\\x01"', /has the control character U\+0001 after “a”; delete it/],
  [/^title: .*/m, 'title: 2025', /Expected type string, received number; put it in quotes/],
  [/^location: .*/m, 'location: Remote (India)', /\(location\): must be Remote alone, or a place/],
  [/^---/, '--- ', /needs its fields at its top, between two lines/],
  [/(?<=\n)---\n/, '', /needs its fields at its top, between two lines/],
];

/** Fields of pages with a mistake, and the message of the build. */
export const pageMistakes = [
  ['about', { tagline: 'Dots', closing: { text: 'No heading.' } }, /Heading \(closing\.heading\): Required/],
  ['careers', { tagline: 'Dots' }, /Unrecognized key: "tagline"/],
  [
    'contact',
    { channels: { heading: 'Here', cards: [] } },
    /Contact section › Cards \(channels\.cards\): needs at least 1/,
  ],
  ['vision', { path: '/elsewhere' }, /\(path\): must be \/vision/],
  ['services', { actions: [{ label: 'x', href: 'http://127.0.0.1:4321/about' }] }, /write \/about/],
  ['interns', { actions: [{ label: 'x', href: '/[redirects]' }] }, /redirects.*, which is not/],
  ['solutions', { illustration: { drawing: 'none' } }, /must be the name of a drawing/],
  ['not-found', { illustration: { drawing: 'home' } }, /\(illustration\.alt\): is missing/],
  ['products', { body: 'Text' }, /body: is the text below/],
] as const;
