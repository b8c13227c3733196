/*
 * The links of header and footer, and the parents of each page. The product document lists the links; some of its labels
 * differ from the titles of the pages.
 */

/** A link on a page. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A link in the header or the footer. */
interface NavLink extends Link {
  /** For product names, which translation tools should leave unchanged. */
  readonly translate?: 'no';
}

/** A link in the header. With a `submenu`, the dropdown starts with the entry's own page, labelled `overviewLabel`. */
export interface HeaderLink extends NavLink {
  readonly overviewLabel?: string;
  readonly submenu?: readonly NavLink[];
}

const home: NavLink = { label: 'Home', href: '/' };
const about: NavLink = { label: 'About', href: '/about' };
const products: NavLink = { label: 'Products', href: '/products' };
const services: NavLink = { label: 'Services', href: '/services' };
const solutions: NavLink = { label: 'Solutions', href: '/solutions' };
const careers: NavLink = { label: 'Careers', href: '/careers' };
const positions: NavLink = { label: 'Open positions', href: '/positions' };
const interns: NavLink = { label: 'Interns', href: '/interns' };
export const contact: NavLink = { label: 'Contact', href: '/contact' };

/** Whether a link leads to the contact page, with a query or without. */
export const leadsToContact = ({ href }: Link): boolean => href.split('?')[0] === contact.href;

/** The main button for clients. */
export const contactAction: Link = { label: 'Tell us what you need', href: contact.href };

const productLinks: readonly NavLink[] = [
  { label: 'Aedan', href: '/products#aedan', translate: 'no' },
  { label: 'Thiruula', href: '/products#thiruula', translate: 'no' },
  { label: 'Digital Twin', href: '/products#digitaltwin', translate: 'no' },
];

const serviceLinks: readonly NavLink[] = [
  { label: 'Development', href: '/moredev' },
  { label: 'Branding', href: '/morebrand' },
  { label: 'Designs', href: '/moredesign' },
  { label: 'Marketing', href: '/moremarket' },
];

const solutionLinks: readonly NavLink[] = [
  { label: 'Network Solution', href: '/networksolution' },
  { label: 'Software Solution', href: '/softwaresolution' },
  { label: 'Testing Solution', href: '/testingsolution' },
  { label: 'Web Designing', href: '/webdesign' },
  { label: 'Domain Registration', href: '/Domainregister' },
];

/** The menu of the header. */
export const headerLinks: readonly HeaderLink[] = [
  home,
  about,
  { ...products, overviewLabel: 'All products', submenu: productLinks },
  { ...services, overviewLabel: 'All services', submenu: serviceLinks },
  { ...solutions, overviewLabel: 'All solutions', submenu: solutionLinks },
  careers,
  interns,
  contact,
];

/** The last links of the header for an anonymous visitor. A signed-in user gets Signout instead. */
export const anonymousLinks: readonly NavLink[] = [
  { label: 'Login', href: '/login' },
  { label: 'Signup', href: '/signup' },
];

/** The footer, column by column. */
export const footer: readonly { readonly heading: string; readonly links: readonly NavLink[] }[] = [
  { heading: 'Quick links', links: [home, about, products, solutions, contact, careers, positions, interns] },
  {
    heading: 'Services',
    links: [
      { ...services, label: 'All services' },
      ...serviceLinks,
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

/** The last links of the footer. */
export const legalLinks: readonly NavLink[] = [
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Privacy', href: '/privacy' },
];

/** The parents of pages below the home page, by collection or by path, outermost first. */
const parents: Readonly<Record<string, readonly NavLink[]>> = {
  services: [services],
  solutions: [solutions],
  jobs: [careers, positions],
  internships: [interns],
  '/vision': [about],
  '/moresolution': [solutions],
  '/positions': [careers],
  '/apply': [interns],
};

/** All links of this file. A function, so that the script of the header does not contain the footer links. */
export const navigationLinks = (): readonly NavLink[] => [
  ...headerLinks.flatMap(({ submenu = [], ...link }) => [link, ...submenu]),
  ...anonymousLinks,
  ...footer.flatMap(({ links }) => links),
  ...legalLinks,
];

/** The parents of a page, outermost first; none for the home page. */
export const parentsOf = (path: string, collection = ''): readonly NavLink[] =>
  path === '/' ? [] : [home, ...(parents[collection] ?? parents[path] ?? [])];

/** The path of the section of a page, its second breadcrumb; undefined for a page directly below home. */
export const sectionOf = (path: string, collection?: string): string | undefined =>
  parentsOf(path, collection)[1]?.href;
