/** The Git hosts that the editor knows: where their API answers, and under which path at an origin of one's own. */
const hosts = {
  github: { api: 'https://api.github.com', path: '/api' },
  gitlab: { api: 'https://gitlab.com/api/v4', path: '/api/v4' },
  gitea: { api: 'https://gitea.com/api/v1', path: '/api/v1' },
};

/**
 * What `CMS_HOST` may say: a host that the editor knows, and the origin of one's own behind a plus; the editor sends no
 * token over plain http but to this machine.
 */
export const hostShape = /^(github|gitlab|gitea)(?:\+(https:\/\/[\w.:-]+|http:\/\/localhost:\d+))?$/;

const isKnown = (name: string | undefined): name is keyof typeof hosts => !!name && name in hosts;

/**
 * Where the editor reads and commits: the default branch of a repository (`owner/name`), for who has a token of its
 * host (`CMS_HOST`, as `src/environment.ts` has checked it).
 */
export function backendOf(repo: string, host = 'github') {
  const [, name, origin] = hostShape.exec(host) ?? [];
  if (!isKnown(name)) throw new TypeError(`The editor does not know the host ${host}`);
  const { api, path } = hosts[name];
  return { name, repo, api_root: origin ? origin + path : api, auth_methods: ['token' as const] };
}
