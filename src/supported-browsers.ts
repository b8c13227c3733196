import { browserslistToTargets } from 'lightningcss';

/**
 * The oldest supported browsers, as listed in README. In older ones all pages are readable, and form pages show the
 * mailbox.
 */
const supportedBrowsers = ['chrome 105', 'edge 105', 'firefox 121', 'safari 15.4', 'ios_saf 15.4'];

/** The build targets for Vite, such as `safari15.4`. */
export const buildTargets = supportedBrowsers.map((browser) => browser.replace(/(_saf)? /, ''));

/**
 * The build targets for scripts. In Safari 15 a class field can fail when its initializer has parentheses (WebKit bug
 * 236843). To compile all class fields would add 0.6 KB to the forms; a unit test finds such initializers instead.
 */
export const scriptTargets = buildTargets.map((target) =>
  target.replace(/^(safari|ios).*/, (_, name: string) => `${name}16`),
);

/** The targets for Lightning CSS. */
export const cssTargets = browserslistToTargets(supportedBrowsers);
