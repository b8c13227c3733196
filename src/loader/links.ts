import { globSync } from 'node:fs';
import { navigationLinks } from '../navigation.ts';
import { safely } from '../safely.ts';
import { site, siteFile } from '../site.ts';
import { publicFiles } from './files.ts';

/** A link, and the file and field that contain it. */
export interface FoundLink {
  readonly place: string;
  readonly to: string;
}

/** The addresses of the links and buttons in a field, at any depth. */
export const linksIn = (value: unknown): string[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([name, item]) =>
        name === 'href' && typeof item === 'string' ? [item] : linksIn(item),
      )
    : [];

/** The paths of the files in `public/`, and of the files that the build makes with a fixed name. */
const files = () => [
  ...publicFiles(),
  ...globSync('*.ts', { cwd: 'src/pages' }).map((name) => `/${name.replace(/\.ts$/, '')}`),
];

/** The path and anchor of a link. Drops its query, a text fragment (`#:~:text=`) and `#top`. */
function targetOf(to: string): string {
  const address = to
    .replace(/\?[^#]*/, '')
    .replace(/:~:.*/, '')
    .replace(/#(top)?$/i, '');
  return safely(() => decodeURIComponent(address)) ?? address;
}

/**
 * A message for each dead link, and for each link to this computer, such as a URL copied from the development server.
 * @param found the links in the collections
 * @param targets the addresses of all pages, products and headings
 */
export function linkProblems(found: readonly FoundLink[], targets: ReadonlySet<string>): string[] {
  const paths = new Set(files());
  const links = [
    ...found,
    ...navigationLinks().map(({ label, href }) => ({ place: `src/navigation.ts: ${label}`, to: href })),
    ...linksIn(site.announcement).map((to) => ({
      place: `${siteFile}: Announcement › Leads to (announcement.href)`,
      to,
    })),
  ];
  return links.flatMap(({ place, to }) => {
    const [localOrigin] = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?/i.exec(to) ?? [];
    if (localOrigin)
      return `${place}: ${to} is an address of this computer; write ${to.slice(localOrigin.length)}`;
    const target = targetOf(to);
    const [path = ''] = target.split('#');
    if (!/^\/(?!\/)/.test(target) || targets.has(target) || paths.has(path)) return [];
    const parts = [...targets].filter((address) => target.includes('#') && address.startsWith(`${path}#`));
    const advice = parts.length > 0 ? `; write one of ${parts.join(', ')}` : '';
    return `${place}: links to ${to}, which is not the address of a page, product, heading or file${advice}`;
  });
}
