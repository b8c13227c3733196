import { allPages, builtAtAliases, sortedEntries } from './entries.ts';
import { publicFiles } from '../loader/files.ts';

/** Where requests for `from` go. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /**
   * With 200, the host answers with the page at `to`, and the address stays. Pages in `public/` need this. So does /Signup: a
   * build on Windows or macOS has only one of Signup.html and signup.html.
   */
  readonly status: 200 | 301 | 302;
}

/** Pages in `public/`, such as a site verification file. Without a rule, hosts redirect `/proof.html` to `/proof`. */
const publicPages = (): Redirect[] =>
  publicFiles()
    .filter((file) => /^[\w/.-]+\.html$/.test(file))
    .map((from) => ({ from, to: from.replace(/\.html$/, ''), status: 200 }));

/** All redirects of the site. */
export async function redirects(): Promise<Redirect[]> {
  const entries = [...(await allPages()), ...(await sortedEntries('products'))];
  const aliases = entries.flatMap(({ data: { path: to, aliases } }) =>
    aliases.map(
      (from) => ({ from, to, status: builtAtAliases.some((path) => path === to) ? 200 : 301 }) as const,
    ),
  );
  return [
    // A redirect to itself would never end.
    ...aliases.filter(({ from, to }) => from !== to),
    // Password managers open this URL (W3C, change password URL).
    { from: '/.well-known/change-password', to: '/forgotpassword', status: 302 },
    ...publicPages(),
  ];
}
