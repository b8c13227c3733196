/** The origins the tested site is built for. Each worker's browser maps the API's name to a server of its own. */
export const siteUrl = 'https://www.site.test';
export const apiHost = 'http://api.site.test';

/** Where the build with every option counts the steps of an application. */
export const funnelUrl = 'http://funnel.site.test/funnel';
