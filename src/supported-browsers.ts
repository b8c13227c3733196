import { browserslistToTargets } from 'lightningcss';

/**
 * The oldest supported browsers, as listed in README. In older ones all pages are readable, and form pages show the
 * mailbox.
 */
const supportedBrowsers = ['chrome 105', 'edge 105', 'firefox 121', 'safari 15.4', 'ios_saf 15.4'];

/** The build targets for Vite, such as `safari15.4`. */
export const buildTargets = supportedBrowsers.map((browser) => browser.replace(/(_saf)? /, ''));

/** The targets for Lightning CSS. */
export const cssTargets = browserslistToTargets(supportedBrowsers);
