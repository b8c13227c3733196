import type { Redirect } from './redirects.ts';
import type { Rule } from './rules.ts';

/** What the nginx file is made from: the same rules as `_headers` and `_redirects`. */
interface Input {
  /** The name visitors use, such as `www.example.com`. */
  readonly host: string;
  readonly rules: readonly Rule[];
  readonly redirects: readonly Redirect[];
}

/**
 * A site for nginx, to be included where `http` stands (Debian: `/etc/nginx/sites-enabled`). The headers stand at the
 * server and take their values from maps: one `add_header` in a location would drop all that are inherited.
 */
export function nginxFile({ host, rules, redirects }: Input): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const headers = names.map((name) => ({ name, ...valueOf(name, rules) }));
  return `# Made by the build; replace it with every deployment.
map_hash_max_size 65536;
map_hash_bucket_size 256;

${headers.map(({ map }) => map).join('')}server {
  listen 80;
  server_name ${host};
  root /var/www/${host};

  charset utf-8;
  absolute_redirect off;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_types application/javascript application/json application/manifest+json application/rss+xml application/xml image/svg+xml text/css text/plain text/xml;
  types_hash_max_size 2048;

${headers.map(({ name, value }) => `  add_header ${name} ${value}${name === 'Cache-Control' ? '' : ' always'};`).join('\n')}

  error_page 404 /404.html;

  # Where the API answers on the site's own origin:
  # location ^~ /user_auth/ { proxy_pass https://api.example.com; proxy_ssl_server_name on; client_max_body_size 6m; }

  location / { try_files $uri $uri.html =404; }
  location = / { try_files /index.html =404; }
  location ~ ^(?<bare>/.*[^/])/+$ { return 301 $bare$is_args$args; }
  location ~ \\.html$ { internal; }
  location = /_headers { return 404; }
  location = /_redirects { return 404; }
  location ~ \\.webmanifest$ { default_type application/manifest+json; }
${redirects.map(location).join('\n')}
}
`;
}

/** The values of one header, by the file that answers; the value itself where it is one for all. */
function valueOf(name: string, rules: readonly Rule[]): { map: string; value: string } {
  const found = rules.flatMap(({ path, headers }) => {
    const value = headers[name];
    return value === undefined ? [] : [{ path, value: JSON.stringify(value) }];
  });
  const [only] = found;
  if (only?.path === '/*' && found.length === 1) return { map: '', value: only.value };
  const value = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  // A map does not tell letter case apart; addresses that differ in nothing else answer alike.
  const lines = new Map(found.map((one) => [pattern(one.path).toLowerCase(), one]));
  const entries = [...lines.values()].map((one) => `  ${pattern(one.path)} ${one.value};`);
  return { map: [`map $uri ${value} {`, ...entries, '}\n\n'].join('\n'), value };
}

/** `$uri` is the file by the time a header is sent: `/about.html`, and `/404.html` for what is not there. */
function pattern(path: string): string {
  if (path === '/*') return 'default';
  if (path.endsWith('*')) return `~^${path.slice(0, -1)}`;
  return path === '/' ? '/index.html' : `${path}.html`;
}

const location = ({ from, to, status }: Redirect) =>
  status === 200
    ? `  location = ${from} { rewrite ^ ${to} last; }`
    : `  location = ${from} { return ${status} ${to}$is_args$args; }`;
