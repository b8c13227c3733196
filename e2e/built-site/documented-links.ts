import { site } from '../../src/site.ts';

/** The pages of services and solutions. */
const documented = {
  services: ['/moredev', '/morebrand', '/moredesign', '/moremarket'],
  disciplines: ['/civilservice', '/Engineerservice', '/Itservice', '/mechanicalservices', '/others'],
  solutions: ['/networksolution', '/softwaresolution', '/testingsolution', '/webdesign', '/Domainregister'],
};
const products = ['/products#aedan', '/products#thiruula', '/products#digitaltwin'];
const tracks = ['/freshers', '/nonit', '/housewives'];
const mailbox = `mailto:${site.email}`;

/**
 * The links that the product document requires in the main part of a page. A new page needs an entry only if the document
 * names its links.
 */
export const documentedLinks: Readonly<Record<string, readonly string[]>> = {
  '/': documented.services,
  '/services': documented.services,
  '/solutions': [...documented.solutions, '/moresolution'],
  '/moresolution': documented.solutions,
  '/about': ['/vision', '/contact'],
  '/careers': ['/positions'],
  '/positions': ['/careers', mailbox],
  '/interns': tracks,
  '/contact': [mailbox],
  '/privacy': [mailbox],
  '/login': ['/signup', '/forgotpassword'],
  '/signup': ['/login'],
  ...Object.fromEntries(tracks.map((path) => [path, ['/interns']])),
  ...Object.fromEntries(
    Object.values(documented)
      .flat()
      .map((path) => [path, ['/contact', mailbox]]),
  ),
};

/** Links of the product document in their order, by address. A label is undefined if the document quotes none. */
export type Menu = Readonly<Record<string, string | undefined>>;
const unquoted = (...paths: readonly string[]): Menu =>
  Object.fromEntries(paths.map((path) => [path, undefined]));

/** The menu of the header for an anonymous visitor. Home is `/`, of which `/home` is an alias. */
export const headerMenu: Menu = {
  ...unquoted('/', '/about', '/products', ...products, '/services'),
  '/moredev': 'Development',
  '/morebrand': 'Branding',
  '/moredesign': 'Designs',
  '/moremarket': 'Marketing',
  ...unquoted('/solutions', ...documented.solutions, '/careers', '/interns', '/contact'),
  '/login': 'Login',
  '/signup': 'Signup',
};

/** The columns of the footer by their headings. */
export const footerColumns: Readonly<Record<string, Menu>> = {
  'Quick links': {
    '/': 'Home',
    '/about': 'About',
    '/products': 'Products',
    '/solutions': 'Solutions',
    '/contact': 'Contact',
  },
  Services: unquoted(
    ...['/services', '/Itservice', '/civilservice', '/Engineerservice', '/mechanicalservices', '/others'],
  ),
  Solutions: unquoted('/solutions', ...documented.solutions),
  Products: unquoted(...products),
};
