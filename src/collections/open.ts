import { today } from './day.ts';

/** What decides whether an opening is open. */
export interface Term {
  readonly status: 'open' | 'closed';
  /** The last day to apply, as 2025-06-14. */
  readonly validThrough?: string | undefined;
}

/** Whether somebody can still apply: not closed, and not past the end of its last day in the company's time zone. */
export const isOpen = ({ status, validThrough }: Term): boolean =>
  status === 'open' && (validThrough === undefined || today() <= validThrough);

/** The section every job description has, by its heading; a closed opening leaves it out. */
export const howToApply = 'How to apply';

/** A job description (HTML of its Markdown) without that section, for an opening that is closed. */
export const withoutHowToApply = (body: string): string =>
  body
    .split(/(?=<h2[ >])/)
    .filter((section) => !section.includes(`>${howToApply}</h2>`))
    .join('');

/** An employment type such as FULL_TIME as the page shows it: Full time. */
export const inWords = (type: string): string =>
  type.charAt(0) + type.slice(1).toLowerCase().replaceAll('_', ' ');
