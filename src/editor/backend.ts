/** The supported Git hosts: the URL of the public API, and the path of the API on a self-hosted instance. */
const hosts = {
  github: { api: 'https://api.github.com', path: '/api' },
  gitlab: { api: 'https://gitlab.com/api/v4', path: '/api/v4' },
  gitea: { api: 'https://gitea.com/api/v1', path: '/api/v1' },
};

const isKnown = (name: string | undefined): name is keyof typeof hosts => !!name && name in hosts;

/**
 * The backend configuration of Sveltia CMS: it reads the default branch and commits with a token of the
 * user, to that branch or for review (`config.ts`).
 * @param repo as `owner/name`
 * @param host the value of `CMS_HOST`, which `src/config/environment.ts` has validated
 */
export function backendOf(repo: string, host = 'github') {
  const [name, origin] = host.split('+');
  if (!isKnown(name)) throw new TypeError(`The editor does not support the host ${host}; correct CMS_HOST.`);
  const { api, path } = hosts[name];
  return {
    name,
    repo,
    api_root: origin ? origin + path : api,
    auth_methods: ['token' as const],
  };
}
