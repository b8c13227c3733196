/** The supported Git hosts: the URL of the public API, and the path of the API on a self-hosted instance. */
const hosts = [
  { name: 'github', api: 'https://api.github.com', path: '/api' },
  { name: 'gitlab', api: 'https://gitlab.com/api/v4', path: '/api/v4' },
  { name: 'gitea', api: 'https://gitea.com/api/v1', path: '/api/v1' },
] as const;

/**
 * The backend configuration of Sveltia CMS: it reads the default branch and commits with a token of the
 * user, to that branch or for review (`config.ts`).
 * @param repo as `owner/name`
 * @param host the value of `CMS_HOST`, which `src/config/environment.ts` has validated
 */
export function backendOf(repo: string, host = 'github') {
  const [hostName, origin] = host.split('+');
  const { name, api, path } = hosts.find((each) => each.name === hostName) ?? hosts[0];
  return {
    name,
    repo,
    api_root: origin ? origin + path : api,
    auth_methods: ['token' as const],
  };
}
