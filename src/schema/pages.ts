import { z } from 'astro/zod';
import { field, list } from './field.ts';
import { illustration, shortText, markdownBody, longText } from './field-types.ts';
import {
  action,
  closing,
  formPage,
  lead,
  link,
  page,
  point,
  section,
  sectionText,
  subheading,
} from './page-fields.ts';

const body = markdownBody.optional();

const channel = field(
  z.enum(['website', 'network', 'office', 'email', 'telephone', 'whatsapp']),
  'Contact channel',
  'Without a value, the card is hidden.',
);

const copy = field(
  z.strictObject({
    nothingOpened: field(longText, 'Nothing opened', 'Above the finished email.'),
    email: field(shortText, 'Button for the email', 'Copies it.'),
    address: field(shortText, 'Button for the address', 'Copies it.'),
    copied: field(longText, 'Copied', 'Shown after copying.'),
    selected: field(longText, 'Not copied', 'Shown when the browser refuses to copy. The text is selected.'),
  }),
  'Copy',
  'Shown after the button is pressed, for visitors without an email program.',
);

/** The pages by group of the editor and by file name in `content/pages/`. Their parts are in the order of the page. */
export const pageGroups = {
  mainPages: {
    home: page('/', 'Home', {
      services: section('Services section', 'Above the everyday services; the link is below them.', {
        text: subheading,
        action,
      }),
      products: section('Products section', 'Above the products.', { text: subheading }),
      howWeWork: section(
        'How we work',
        'Also on Contact and More solutions. Services and solutions link to it.',
        {
          text: subheading,
          points: list(point, 2, 'Steps', 'From the first email to the end: at least two.', 'Step'),
        },
      ),
      careers: section('Careers section', 'The end of the page.', { text: subheading, action }),
    }),
    about: page('/about', 'About', {
      story: section('Story section', 'Why the site has dots and lines.', {
        lead,
        text: sectionText,
        illustration: illustration.optional(),
      }),
      principles: section('Principles section', 'Mission, vision and values.', {
        cards: list(point.extend({ action }), 1, 'Cards', 'One principle each.', 'Card'),
      }),
      body,
      closing,
    }),
    vision: page('/vision', 'Vision statement', { body, closing }),
    services: page('/services', 'Services', {
      chooser: section('Chooser', 'Also on the solutions page.', {
        choices: list(link, 2, 'Needs', 'One link each, at least two.', 'Need'),
      }),
      services: section('Everyday services section', 'Above the everyday services.', { text: subheading }),
      others: section('Other services section', 'Above all other services.', {
        text: subheading,
        invitation: field(
          point.extend({ href: link.shape.href }),
          'Invitation',
          'The last row, such as a question.',
        ).optional(),
      }),
      closing,
    }),
    solutions: page('/solutions', 'Solutions', { closing }),
    moresolution: page('/moresolution', 'More solutions', {
      comparison: section('Comparison section', 'Above the table of the solutions.', {}),
      body,
      closing,
    }),
    products: page('/products', 'Products', { closing }),
    contact: page('/contact', 'Contact', {
      form: section('Form section', 'Opens the visitor’s email program with the answers.', {
        need: field(shortText, 'Question about the need', 'Above the list of services and solutions.'),
        choose: field(shortText, 'First choice', 'Shown until the visitor chooses.'),
        choices: list(shortText, 1, 'Further choices', 'After the services and solutions.', 'Choice'),
        details: field(shortText, 'Question about the details', 'Above the large field.'),
        deadline: field(shortText, 'Question about the time', 'Above the last field, which may stay empty.'),
        button: field(shortText, 'Button', 'Says what the button does.'),
        hint: field(longText, 'Hint', 'Above the button.'),
        tooLong: field(longText, 'Text too long', 'Shown when not all of it fits into the email.'),
        copy,
      }),
      channels: section('Contact section', 'The ways to reach the company.', {
        cards: list(point.extend({ channel }), 1, 'Cards', 'One way each.', 'Card'),
      }),
      closing,
    }),
    privacy: page('/privacy', 'Privacy', {
      body,
      google: section('Google section', 'Shown if the site has a Google client id.', {
        text: sectionText,
      }),
      whatsapp: section('WhatsApp section', 'Shown if the company has a WhatsApp number.', {
        text: sectionText,
      }),
      retention: section('Retention section', 'Shown if the company states how long data is kept.', {}),
      closing,
    }),
    accessibility: page('/accessibility', 'Accessibility', { body, closing }),
    'not-found': page('/404', 'Page not found', {}),
  },
  careers: {
    careers: page('/careers', 'Careers', {
      positions: section('Positions section', 'Above the open positions. Without one it is hidden.', {
        text: subheading,
      }),
      habits: section('Habits section', 'What remote work asks of people.', {
        text: subheading,
        points: list(point, 1, 'Habits', 'At least one.', 'Habit'),
      }),
      body,
      closing,
    }),
    positions: page('/positions', 'Open positions', {
      none: section('No position', 'Shown instead of the table while no position is open.', {
        text: sectionText,
      }),
      resume: section('Resume section', 'Above the email address for resumes.', { text: subheading }),
      closing,
    }),
    interns: page('/interns', 'Interns', {
      benefits: section('Benefits section', 'What an intern does and gets.', {
        text: subheading,
        points: list(point, 1, 'Cards', 'At least one.', 'Card'),
        invitation: field(
          point.extend(link.shape),
          'Invitation',
          'The last card, such as a question with a link.',
        ).optional(),
      }),
      tracks: section('Tracks section', 'Above the internship tracks.', { text: subheading }),
      body,
      closing,
    }),
    apply: formPage('/apply', 'Application form', {
      after: field(
        longText,
        'After you apply',
        'What happens then. Also on positions and internship tracks.',
      ),
      resumeHint: field(longText, 'Hint for the resume', 'One sentence, above the field.'),
      body,
    }),
  },
  account: {
    login: formPage('/login', 'Login', {}),
    signup: formPage('/signup', 'Sign up', {}),
    forgotpassword: formPage('/forgotpassword', 'Forgot password', {}),
  },
};

/** The schema of each file in `content/pages/`. */
export const pages = { ...pageGroups.mainPages, ...pageGroups.careers, ...pageGroups.account };

/** Any of these pages. */
export const anyPage = z.union(Object.values(pages));
