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

/**
 * The links of the product document in the header and in each column of the footer, by the name of the navigation, in their
 * order.
 */
export const documentedMenus: Readonly<Record<string, readonly string[]>> = {
  Main: [
    ...['/', '/about', '/products', ...products, '/services', ...documented.services],
    ...['/solutions', ...documented.solutions, '/careers', '/interns', '/contact', '/login', '/signup'],
  ],
  'Quick links': ['/', '/about', '/products', '/solutions', '/contact'],
  Services: [
    '/services',
    '/Itservice',
    '/civilservice',
    '/Engineerservice',
    '/mechanicalservices',
    '/others',
  ],
  Solutions: ['/solutions', ...documented.solutions],
  Products: products,
};

/** The labels that the product document quotes, by the name of the navigation and the path. */
export const documentedLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Main: {
    '/moredev': 'Development',
    '/morebrand': 'Branding',
    '/moredesign': 'Designs',
    '/moremarket': 'Marketing',
    '/login': 'Login',
    '/signup': 'Signup',
  },
  'Quick links': {
    '/': 'Home',
    '/about': 'About',
    '/products': 'Products',
    '/solutions': 'Solutions',
    '/contact': 'Contact',
  },
};
