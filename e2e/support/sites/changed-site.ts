import { globSync } from 'node:fs';
import { site } from '../../../src/site.ts';
import type { Project } from './Project.ts';

/** New values of fields in `content/site.yaml`. */
const company = {
  /** A long name, with characters that HTML escapes. */
  name: 'Köper & Söhne, Weavers of Puḷḷi and Lines since 1925',
  /** Longer than a line of a narrow phone. */
  email: 'careers@pulliworkstechnologies.co.in',
  telephone: '+91 44 2345 6789',
  website: 'https://weavers.test',
  country: { name: 'India', code: 'IN' },
  replyWithin: 'within 10 working days',
  replyToClientsWithin: 'within two working days',
  recruiting: 'We never ask for money, and only email you from {email}.',
  announcement: { text: 'News for weavers of {company}.', label: 'See them', href: '/positions' },
  timeZone: 'Asia/Kolkata',
} as const;

/** The values of the changed site, for tests to compare with. */
export const changed = {
  ...company,
  maxResumeMb: 1,
  job: {
    path: '/tester',
    title: 'Tester of dots & lines',
    pay: '₹15,000 to ₹20,000 a month',
    location: 'Madurai & around',
  },
  remoteJob: { path: '/remoterole', title: 'Remote role' },
  closedJob: { path: '/closedrole', title: 'Closed role' },
  expiredJob: { path: '/expiredrole', title: 'Expired role' },
  /** A file that proves to a search engine who owns the site. */
  verificationFile: 'search-proof-0a1b.html',
  /** The availability of every product. */
  availability: 'In use at every door.',
  /** The only area of every track. The form suggests areas as positions. */
  area: 'Counting of dots',
  service: {
    path: '/dotservice',
    title: 'Dot service',
    searchTitle: 'Kolams for shop doors',
    updated: '2026-01-02',
    alias: '/dots',
  },
} as const;

/** The time of the build. */
const now = Date.now();
const dayAfter = (days: number) =>
  new Date(now + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: company.timeZone });

/** The variables of the build. Without PUBLIC_API_HOST, calls go to the origin of the site. */
export const changedEnv = {
  SOCIAL_IMAGES: 'skip',
  CMS_REPOSITORY: 'owner/site',
  PUBLIC_GOOGLE_CLIENT_ID: 'client-id.apps.example.com',
  PUBLIC_MAX_RESUME_MB: String(changed.maxResumeMb),
  SOURCE_DATE_EPOCH: String(Math.floor(now / 1000)),
};

/** Edits a copy of the project as an owner may: the company, the announcement, jobs, areas, products and a service. */
export async function changeSite(project: Project) {
  // The content may have the name itself instead of the placeholder.
  for (const file of globSync('content/**/*.md', { cwd: project.dir }))
    await project.write(file, (await project.read(file)).replaceAll(site.name, '{company}'));
  await project.setFields('content/site.yaml', company);
  const vision = 'content/pages/vision.md';
  // A page may have no text below its fields.
  await project.write(vision, (await project.read(vision)).replace(/(?<=\n---\n)[^]*/, ''));
  const { job, remoteJob, closedJob, expiredJob, service } = changed;
  await project.write(
    'content/jobs/tester.md',
    jobText(job, 'pay: { amount: 15000, upTo: 20000, currency: INR, per: month }\nemploymentType: Part time'),
  );
  // The job opens and closes today.
  const days = { postedOn: dayAfter(0), validThrough: dayAfter(0) };
  await project.setFields('content/jobs/tester.md', { location: job.location, ...days });
  await project.write('content/jobs/remote.md', jobText(remoteJob));
  await project.write('content/jobs/closed.md', jobText(closedJob, 'status: closed'));
  await project.write('content/jobs/expired.md', jobText(expiredJob, `validThrough: ${dayAfter(-1)}`));
  for (const track of globSync('content/internships/*.md', { cwd: project.dir }))
    await project.setFields(track, { areas: [changed.area] });
  await project.write(`public/${changed.verificationFile}`, changed.verificationFile);
  const [anyService = ''] = globSync('content/services/*.md', { cwd: project.dir });
  await project.write('content/services/dots.md', await project.read(anyService));
  const products = globSync('content/products/*.md', { cwd: project.dir });
  for (const file of products) await project.setFields(file, { availability: changed.availability });
  for (const file of ['content/services/dots.md', ...products])
    await project.write(file, `${await project.read(file)}\n${everyBlock}`);
  const { alias, ...fields } = service;
  await project.setFields('content/services/dots.md', { ...fields, aliases: [alias], order: 1000 });
}

const long = 'dots'.repeat(33);

/** A text with every kind of block, some wider than a window. */
const everyBlock = `# Every block

2~4 rows of \`${long}\`

> A quote of ${long}

| Day | Hours | ${'Note | '.repeat(10)}
| --- | ---: | ${':-: | '.repeat(10)}
| Monday | 4 | ${'nothing | '.repeat(10)}

- One

  \`\`\`
  ${long}
  \`\`\`

  1. Two

    ${long}

### Tre\u0301s

#### Four

##### Five

###### Six
`;

/** The content file of a job, with further lines of front matter in `more`. */
export const jobText = ({ path, title }: { path: string; title: string }, more = 'status: open') => `---
order: 1000
${more}
path: ${path}
title: ${title}
description: ${title}, a position for somebody who counts the dots of every page before its line is drawn.
summary: You count the dots.
location: Remote
postedOn: 2025-06-15
experience: 2024,2025 Freshers
vacancies: 3
---

## What you will do

You count the dots, row by row. [See them](/vision).

Then you draw the line.
`;
