/** The origin the tested site is built for. */
export const siteUrl = 'https://www.site.test';

/** The origin of its API, a name that each worker's browser maps to a server of its own. */
export const apiHost = 'http://api.site.test';

/** The origin of the Git host whose repository the build with every option is edited in. */
export const gitHostOrigin = 'http://localhost:9418';
