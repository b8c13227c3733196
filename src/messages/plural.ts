/** A number with its noun: “1 day”, “2 days”. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
