import type { BreadcrumbList } from 'schema-dts';
import { parentsOf } from '../navigation.ts';
import { absolute } from './absolute.ts';

/** The breadcrumbs of a page as structured data; none for the home page. The last item is the page itself. */
export function breadcrumbs(path: string, title: string, collection?: string): BreadcrumbList[] {
  const parents = parentsOf(path, collection);
  if (parents.length === 0) return [];
  const itemListElement = [...parents, { label: title, href: path }].map(({ label, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: absolute(href),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
