/**
 * The oldest supported browsers, as listed in README and in Vite's notation. In older ones all pages are readable, and form
 * pages show the mailbox.
 */
export const supportedBrowsers = ['chrome105', 'edge105', 'firefox121', 'safari15.4', 'ios15.4'];

/**
 * The build targets for scripts. In Safari 15 a class field can fail when its initializer has parentheses (WebKit bug
 * 236843). To compile all class fields would add 0.6 KB to the forms; a unit test finds such initializers instead.
 */
export const scriptTargets = supportedBrowsers.map((browser) =>
  browser.replace(/^(safari|ios).*/, (_, name: string) => `${name}16`),
);
