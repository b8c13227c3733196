const names = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How many, in words up to twelve, with a capital letter: “Five”. */
export function howMany(count: number): string {
  const word = names[count] ?? String(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
