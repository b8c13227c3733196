/** The paragraph of a job's text. */
const paragraph = 'You count the dots, row by row.';

/** Texts that only look like Markdown, and Markdown in a field, which would show its characters. */
const wrongMarkdown = [
  [paragraph, '![Team](IMG 2034.jpg) ', /“!\[Team\]\(IMG 2034.* without a space .* in the address/],
  [paragraph, '[solutions] (/solutions) ', /without a space after \]/],
  [paragraph, '·     First point\n·     Second point\n\n', /Text \(body\): .* a character such as •/],
  [paragraph, 'Bring:\n• one\n\n', /begins with a character such as •/],
  [paragraph, '-First\n-Second\n\n', /“-First” .* a hyphen and a space/],
  [paragraph, '1.First\n\n', /a space after the number/],
  [paragraph, '** Bold ** ', /write \*\*words\*\*/],
  [paragraph, '[](/vision) ', /the link to \/vision has no words/],
  [/^summary: .*/m, 'summary: See [them](/vision).', /\(summary\): must not have Markdown/],
  [/^summary: .*/m, 'summary: |\n  Dots:\n  - one', /\(summary\): must not have Markdown/],
] as const;

/** Texts that YAML misreads without quotes. */
const unquoted = ['*great', '@great', '%great', '`great`', 'Good: great', "'It's great'", '{company} great'];

/** Mistakes in a job: a text of its file, the replacement, and what the build reports. */
export const jobMistakes: readonly (readonly [
  text: string | RegExp,
  replacement: string,
  message: RegExp,
])[] = [
  [/^title: .*\n/m, '', /Title \(title\): Required/],
  [/^title: .*/m, "title: 'Never closed", /Missing closing 'quote/],
  [/^description: .*/m, 'description: Short.', /Description \(description\): needs at least 50 characters/],
  [/^order: .*/m, 'order: first', /Place in its list \(order\): must be a number in digits/],
  [/^postedOn: .*/m, 'postedOn: 2025-06-31', /Posted on \(postedOn\): must be a day/],
  [/^vacancies/m, 'colour: red\nvacancies', /Unrecognized key: "colour"/],
  [
    /^vacancies/m,
    'pay: { amount: 5, upTo: 5, currency: INR, per: month }\nvacancies',
    /Up to \(pay\.upTo\): must be more than “Amount”/,
  ],
  [/^path: .*/m, 'path: /Index', /\(path\): must be .* neither \/index nor \/admin/],
  [
    'vacancies: 3',
    'vacancies: 3\nvalidThrough: 2025-06-14',
    /\(validThrough\): must not be before “Posted on”/,
  ],
  // The build reports mistakes in a field and in the text together.
  [/summary[^]*You count the dots, row/, '---\n\n##Big, row', /“##Big, row[^]*Summary \(summary\): Required/],
  [paragraph, '##Big\n\n[x](/lost) ', /a space after #[^]*Text \(body\): links to \/lost, which is not/],
  ...wrongMarkdown,
  ...['Work from home', 'WFH', 'Hybrid, Madurai', 'Home office', 'Anywhere', 'Remote (India)'].map(
    (place) => [/^location: .*/m, `location: ${place}`, /must be only “Remote” or only a place/] as const,
  ),
  ...unquoted.map(
    (text) => [/^summary: .*/m, `summary: ${text}`, / line 7[^]*in quotes if it begins/] as const,
  ),
  [paragraph, '> ## Big\n\n', /a heading cannot be in a list or a quote/],
  [paragraph, '[x](#what-you-did) ', /links to .*#what-you-did, .*; write one of .*-what-you-will-do/],
  [paragraph, '| Day | Hours |\n| Monday | **four** |\n\n', /table needs .* as its second line/],
  [paragraph, '![](/apple-touch-icon.png) ', /icon\.png needs an “Alt Text”[^]*put it beside the text/],
  [paragraph, '<script>alert(1)</script>\n\n', /HTML is not allowed/],
  [paragraph, '[x](javascript:alert(1)) ', /javascript:alert\(1\) is not an address/],
  [paragraph, '[x](www.example.com) ', /Text \(body\): www\.example\.com is not an address/],
  [
    paragraph,
    '![x](./fake.jpg) ',
    /Text \(body\): .*fake\.jpg is not a picture that can be read; .* saved as JPEG/,
  ],
  [paragraph, '[x](http://localhost:4321/about#us) ', /of this computer; write \/about#us/],
  [paragraph, 'At {compny} ', /Text \(body\): \{compny\} is not a placeholder; .* \{company\}/],
  [/^path: .*/m, 'path: /admin', /\(path\): must be .* neither \/index nor \/admin/],
  [paragraph, '[x](/softwaresolution/) ', /Text \(body\): links to \/softwaresolution\/, which is not/],
  [paragraph, '[x](/window-document) ', /links to \/window-document, which is not/],
  [paragraph, '2~4 or 5~6 ', /~ strikes text out/],
  [paragraph, '- [ ] box\n\n', /boxes are not supported; remove \[ \]/],
  [/^title: .*/m, 'title: 2025', /\(title\): must be a text; put it in quotes/],
  [/^title: .*/m, 'title: #1 in dots', /\(title\): is empty; .* in quotes if it begins with #/],
  [/^experience: .*/m, 'experience:\n  - Years: 2', /\(experience\): must be a text; put it in quotes/],
  [/^vacancies: .*/m, 'vacancies: 3\naliases: /x', /\(aliases\): must be a list; .* after a hyphen/],
  [/^vacancies: .*/m, 'vacancies: 3.5', /\(vacancies\): must be a whole number/],
  [/^vacancies: .*/m, 'vacancies: 3\nillustration: gate', /\(illustration\): must have fields/],
  [/^vacancies: .*/m, '\tvacancies: 3', /Replace each tab with two spaces/],
  [/^vacancies: .*/m, 'vacancies:3', /a colon and a space after the name/],
  [/^vacancies: .*/m, 'vacancies: 3\nvacancies: 3', /Remove one of the lines/],
  [/^---/, '--- ', /needs its fields at its top, between two lines/],
  [/(?<=\n)---\n/, '', /needs its fields at its top, between two lines/],
];

/** Mistakes in a page: its file, its fields, and what the build reports. */
export const pageMistakes = [
  [
    'content/pages/about.md',
    { tagline: 'Dots', closing: { text: 'No heading.' } },
    /Heading \(closing\.heading\): Required/,
  ],
  ['content/pages/careers.md', { tagline: 'Dots' }, /Unrecognized key: "tagline"/],
  [
    'content/pages/contact.md',
    { channels: { heading: 'Here', cards: [] } },
    /Contact section › Cards \(channels\.cards\): needs at least 1/,
  ],
  ['content/pages/vision.md', { path: '/elsewhere' }, /\(path\): must be \/vision/],
  [
    'content/pages/services.md',
    { actions: [{ label: 'x', href: 'http://127.0.0.1:4321/about' }] },
    /write \/about/,
  ],
  ['content/pages/solutions.md', { illustration: { drawing: 'none' } }, /must be the name of a drawing/],
  ['content/pages/not-found.md', { illustration: { alt: 'A home' } }, /\(illustration\.drawing\): Required/],
  ['content/pages/products.md', { body: 'Text' }, /body: is the text below/],
] as const;
