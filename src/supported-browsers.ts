/**
 * The oldest supported browsers, as listed in README. In older ones all pages are readable, and form pages show the
 * mailbox.
 */
const supportedBrowsers = { chrome: '105', edge: '105', firefox: '121', safari: '15.4', ios: '15.4' };

/** The build targets for Vite, such as `safari15.4`. */
export const buildTargets = Object.entries(supportedBrowsers).map((browser) => browser.join(''));

/** The targets for Lightning CSS, with major and minor version in the second and third byte. */
export const cssTargets = Object.fromEntries(
  Object.entries(supportedBrowsers).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [browser === 'ios' ? 'ios_saf' : browser, (major << 16) | (minor << 8)];
  }),
);
