/** A link in the header or the footer. */
export interface Entry {
  readonly label: string;
  readonly href: string;
  /** For product names, which translation tools should leave unchanged. */
  readonly translate?: 'no';
}

/** A link in the header. With `below` it opens a dropdown, whose first link has the label `all`. */
export interface HeaderEntry extends Entry {
  readonly all?: string;
  readonly below?: readonly Entry[];
}

const home: Entry = { label: 'Home', href: '/' };
const about: Entry = { label: 'About', href: '/about' };
const products: Entry = { label: 'Products', href: '/products' };
const services: Entry = { label: 'Services', href: '/services' };
const solutions: Entry = { label: 'Solutions', href: '/solutions' };
const careers: Entry = { label: 'Careers', href: '/careers' };
const interns: Entry = { label: 'Interns', href: '/interns' };
const contact: Entry = { label: 'Contact', href: '/contact' };

const productLinks: readonly Entry[] = [
  { label: 'Aedan', href: '/products#aedan', translate: 'no' },
  { label: 'Thiruula', href: '/products#thiruula', translate: 'no' },
  { label: 'Digital Twin', href: '/products#digitaltwin', translate: 'no' },
];

const solutionLinks: readonly Entry[] = [
  { label: 'Network Solution', href: '/networksolution' },
  { label: 'Software Solution', href: '/softwaresolution' },
  { label: 'Testing Solution', href: '/testingsolution' },
  { label: 'Web Designing', href: '/webdesign' },
  { label: 'Domain Registration', href: '/Domainregister' },
];

/** The menu of the header, in order. */
export const header: readonly HeaderEntry[] = [
  home,
  about,
  { ...products, all: 'All products', below: productLinks },
  {
    ...services,
    all: 'All services',
    below: [
      { label: 'Development', href: '/moredev' },
      { label: 'Branding', href: '/morebrand' },
      { label: 'Designs', href: '/moredesign' },
      { label: 'Marketing', href: '/moremarket' },
    ],
  },
  { ...solutions, all: 'All solutions', below: solutionLinks },
  careers,
  interns,
  contact,
];

/** The last links of the header for an anonymous visitor. A signed-in user gets Signout instead. */
export const anonymous: readonly Entry[] = [
  { label: 'Login', href: '/login' },
  { label: 'Signup', href: '/signup' },
];

/** The footer, column by column. */
export const footer: readonly { readonly heading: string; readonly links: readonly Entry[] }[] = [
  { heading: 'Quick links', links: [home, about, products, solutions, contact] },
  {
    heading: 'Services',
    links: [
      { ...services, label: 'All services' },
      { label: 'IT', href: '/Itservice' },
      { label: 'Civil', href: '/civilservice' },
      { label: 'Engineering', href: '/Engineerservice' },
      { label: 'Mechanical', href: '/mechanicalservices' },
      { label: 'Other Services', href: '/others' },
    ],
  },
  { heading: 'Solutions', links: [{ ...solutions, label: 'All solutions' }, ...solutionLinks] },
  { heading: 'Products', links: productLinks },
];

/** The link in the last line of the footer. */
export const privacy: Entry = { label: 'Privacy', href: '/privacy' };

const positions: Entry = { label: 'Open positions', href: '/positions' };

/** The parents of pages, by collection or by path, outermost first. All other pages are below the home page. */
const parents: Readonly<Record<string, readonly Entry[]>> = {
  services: [home, services],
  solutions: [home, solutions],
  products: [home, products],
  jobs: [home, careers, positions],
  internships: [home, interns],
  '/vision': [home, about],
  '/moresolution': [home, solutions],
  '/positions': [home, careers],
  '/apply': [home, interns],
};

/** The parents of a page, outermost first; none for the home page. */
export const breadcrumbs = (path: string, collection = ''): readonly Entry[] =>
  path === '/' ? [] : (parents[collection] ?? parents[path] ?? [home]);

/** The path of the section that a page belongs to: the second breadcrumb. Undefined for a page directly below home. */
export const sectionOf = (path: string, collection?: string): string | undefined =>
  breadcrumbs(path, collection)[1]?.href;
