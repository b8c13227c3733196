const files = import.meta.glob<string>('./*/*.svg', { eager: true, import: 'default', query: '?raw' });
const names = Object.keys(files);

/**
 * The kolam of a page as SVG: the figure named after its path. A page that an owner added has one of the figures that suit
 * it: a temple gate for careers, a round one for other pages. The line closes around every dot, except on the page for
 * unknown addresses.
 * @param collection the collection of the page, if any
 */
export function kolamOf({ path }: { path: string }, collection = ''): string {
  const folder = ['jobs', 'internships'].includes(collection) ? './gate/' : './round/';
  const figures = names.filter((name) => name.startsWith(folder));
  const letters = Array.from(path, (letter) => letter.charCodeAt(0));
  const any = figures[letters.reduce((sum, code) => sum + code) % figures.length];
  return files[names.find((name) => name.endsWith(`${path}.svg`)) ?? any ?? ''] ?? '';
}
