/** A number with its noun: “1 day”, “2 days”. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The same with a word for a small number, as at the start of a sentence: “One position”. */
export const pluralInWords = (count: number, noun: string): string =>
  plural(count, noun).replace(/^\d+/, (digits) => words[count] ?? digits);

const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
