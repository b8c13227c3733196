import type { CollectionEntry } from 'astro:content';
import type { FAQPage } from 'schema-dts';

/** The questions and answers that a page shows (schema.org/FAQPage); no thing where it shows none. */
export const questionsAndAnswers = (
  questions: CollectionEntry<'services'>['data']['questions'],
): FAQPage[] => {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
};
