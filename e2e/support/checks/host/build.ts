import { remainingSamples } from '../../../../src/site.ts';
import type { Check, Host, HostResponse } from './Host.ts';

/** Checks that the pages are built for this address, without placeholders, and for search engines to list. */
export async function checkBuild(host: Host) {
  const pages = await host.listPages();
  const change = `Build with SITE_URL=${host.origin} and upload all of dist/`;
  const samples = [...remainingSamples, { field: 'SITE_URL or PUBLIC_API_HOST', value: 'example.com' }];
  return host.faultsOf([
    [
      change,
      pages,
      ({ path, body }) => body.includes(`rel="canonical" href="${new URL(path, host.origin)}"`),
    ],
    [change, ['/robots.txt'], ({ body }) => body.includes(`${host.origin}/sitemap.xml`)],
    [
      'Build the site again: /.well-known/security.txt is missing or expires',
      ['/.well-known/security.txt'],
      isValidContact,
    ],
    ['Send X-Robots-Tag only from a preview', pages, ({ header }) => !header('x-robots-tag')],
    ...samples.map(({ field, value }): Check => [
      `Replace ${field} (content/site.yaml or a variable)`,
      pages,
      ({ body }) => !body.includes(value),
    ]),
  ]);
}

/** Whether a `security.txt` is valid today and for less than a year (RFC 9116). */
function isValidContact({ body }: HostResponse): boolean {
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  return days > 0 && days < 366;
}
