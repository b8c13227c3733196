import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const program = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

/** Why a test of nginx does not run; undefined when nginx is installed. */
export const nginxMissing = program === undefined ? 'nginx is not installed' : undefined;

const configuration = resolve('.config/hosts/nginx.conf');

/** The commented lines of the configuration that forward calls to an API, uncommented. */
const apiLocation = (api: string) =>
  (/^#location [^]*?^#}/m.exec(readFileSync(configuration, 'utf8'))?.[0] ?? '')
    .replaceAll(/^( *)#/gm, '$1')
    .replace('https://api.example.com', api);

/**
 * Serves a built folder with `.config/hosts/nginx.conf`.
 * @param root the built folder
 * @param port a free port of 127.0.0.1
 * @param dir an empty folder for nginx's own files
 * @param api the origin of an API to forward calls to, if any
 * @returns the process, to be killed by the caller; it responds at once or a little later
 */
export function startNginx(root: string, port: number, dir: string, api?: string): ChildProcess {
  if (program === undefined) throw new Error(nginxMissing);
  mkdirSync(dir, { recursive: true });
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const types = join(dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; master_process off; pid ${dir}/pid; error_log stderr;
events {}
http {
  include ${types}; default_type application/octet-stream; access_log off;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${resolve(root)}; include ${configuration};
    ${api === undefined ? '' : apiLocation(api)}
  }
}
`,
  );
  return spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'inherit' });
}
