/** The origins the tested site is built for. Each worker's browser maps the API's name to a server of its own. */
export const siteUrl = 'https://www.site.test';
export const apiHost = 'http://api.site.test';
