import { z } from 'astro/zod';
import { safely } from '../safely.ts';
import { field, matching } from './field.ts';
import { href, shortText, longTextOrEmpty, telephone, webAddress } from './field-types.ts';

const isTimeZone = (timeZone: string) =>
  safely(() => new Intl.DateTimeFormat('en', { timeZone })) !== undefined;

/** The fields of `content/site.yaml`. */
export const siteSchema = z.strictObject({
  name: shortText.max(100).describe('The name of the company, at most 100 characters.'),
  tagline: shortText.describe('One line, shown on the vision statement.'),
  email: z.email().describe('The address for questions and resumes.'),
  website: webAddress.describe('Example: https://www.example.com.'),
  network: field(
    z.strictObject({
      label: shortText.describe('The text of the link.'),
      url: field(webAddress, 'Address', 'Example: https://network.example.com/company.'),
    }),
    'Professional network',
    'The page of the company on a network.',
  ),
  office: shortText.describe('The place of the registered office.'),
  telephone: telephone.describe('With the country code. Example: +91 44 2345 6789.').optional(),
  whatsapp: field(telephone, 'WhatsApp', 'With the country code. Example: +91 98765 43210.').optional(),
  registration: field(
    z.string(),
    'Registration number',
    'Shown in the footer, with the name of the register.',
  ).optional(),
  country: z
    .strictObject({
      name: shortText.describe('Example: India.'),
      code: matching(/^[A-Z]{2}$/, 'must be two capital letters, such as IN').describe('Example: IN.'),
    })
    .describe('Where employees may live. Without it, job search lists no position.')
    .optional(),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Asia/Kolkata')
    .describe('Positions close at midnight in this zone. Example: Asia/Kolkata.'),
  announcement: z
    .strictObject({
      text: z.string().describe('Leave it empty to hide the bar.').optional(),
      label: field(shortText, 'Link', 'The text of the link.'),
      href: field(href, 'Leads to', 'An address. Example: /positions.'),
    })
    .describe('The bar at the top of every page.')
    .optional(),
  retention: field(
    longTextOrEmpty,
    'How long data is kept',
    'Shown on the privacy page: data from the forms. {company} and other placeholders work.',
  ).optional(),
  replyWithin: field(
    shortText,
    'Reply to applications',
    'Completes “We reply …”. Example: within 10 working days. Shown on positions, tracks and the application form, and after it is sent.',
  ).optional(),
  replyToClientsWithin: field(
    shortText,
    'Reply to clients',
    'Completes “We reply …”. Example: within two working days. Shown in “How we work”.',
  ).optional(),
  recruiting: field(
    longTextOrEmpty,
    'Recruiting notice',
    'Protects applicants from fraud. Example: We never ask for money, and only email you from {email}. Shown on Careers, positions and internship tracks.',
  ).optional(),
  copyrightYear: field(z.int(), 'Year in the footer', 'Change it every year.'),
});
