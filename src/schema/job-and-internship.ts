import { field } from './field.ts';
import { day, illustration, shortText, location } from './field-types.ts';
import { pay } from './pay.ts';

/** The illustration of a page with something to apply for. The gate is the default. */
export const illustrationOrGate = illustration.default({ drawing: 'gate' });

/** What applicants compare. Jobs and internships show it in the same order (`components/at-a-glance.ts`). */
export const comparedFields = {
  location,
  hours: shortText.describe('In words. Example: four hours a day.').optional(),
  pay: pay.optional(),
  duration: shortText.describe('How long it lasts. Example: six months.').optional(),
  start: shortText.describe('When it starts. Example: in January, or any Monday.').optional(),
  validThrough: field(
    day,
    'Closing date',
    'Shown on the page. A position closes after this day, a track does not.',
  ).optional(),
  cost: shortText.describe('Only if applicants pay something: what, and how much.').optional(),
};
