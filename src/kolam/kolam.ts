const files = import.meta.glob<string>(['./*.svg', '!./mark.svg'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

/**
 * The kolam of a page as SVG: the figure named after its path. A page that an owner added has the temple gate of /careers if
 * it is about work, or the round figure of /about. The line closes around every dot, except on the page for unknown addresses.
 * @param collection the collection of the page, if any
 */
export function kolamOf({ path }: { path: string }, collection = ''): string {
  const other = ['jobs', 'internships'].includes(collection) ? 'careers' : 'about';
  return files[`.${path}.svg`] ?? files[`./${other}.svg`] ?? '';
}
