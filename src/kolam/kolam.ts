const files = import.meta.glob<string>('./*/*.svg', { eager: true, import: 'default', query: '?raw' });

/** The figures in a folder: a temple gate for careers, a round one for other pages. */
const figuresIn = (folder: string) =>
  Object.entries(files).filter(([file]) => file.startsWith(`./${folder}/`));

/**
 * The kolam of a page as SVG: the figure named after its path, or for a page that an owner added one of the figures that
 * suit it. It closes in one line around every dot, except on the page for unknown addresses.
 * @param collection the collection of the page, if any
 */
export function kolamOf({ path }: { path: string }, collection = ''): string {
  const [own] = Object.keys(files).filter((file) => file.endsWith(`${path}.svg`));
  if (own) return files[own] ?? '';
  const figures = figuresIn(['jobs', 'internships'].includes(collection) ? 'gate' : 'round');
  const letters = Array.from(path, (letter) => letter.charCodeAt(0));
  return figures[letters.reduce((sum, code) => sum + code) % figures.length]?.[1] ?? '';
}
