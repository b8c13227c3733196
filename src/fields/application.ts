import type { FieldTable } from './field-table.ts';

/**
 * The fields of an intern application, in the order they are shown. `islands/apply/submit.ts`, `pages/apply.astro`
 * and the stand-in name three of them: position, resume and date.
 */
export const applicationFields = {
  name: { label: 'Name', autoComplete: 'name', required: 'Enter your name' },
  qualification: {
    label: 'Qualification',
    hint: 'Your degree, your course or your last class at school.',
    required: 'Enter your qualification',
  },
  position: {
    label: 'Position',
    hint: 'A position, or a training area.',
    list: 'positions',
    required: 'Enter a position or a training area',
  },
  resume: { label: 'Resume', type: 'file', required: 'Choose your resume: a PDF, DOC or DOCX file' },
  date: { label: 'Date and time (UTC)', type: 'timestamp' },
} as const satisfies FieldTable;
