import type { BreadcrumbList } from 'schema-dts';
import { parentsOf } from '../navigation.ts';
import { absolute } from './absolute.ts';

/** The breadcrumbs of a page as structured data. The last item is the page. */
export function breadcrumbs(path: string, title: string, collection?: string): BreadcrumbList {
  const items = [...parentsOf(path, collection), { label: title, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}
