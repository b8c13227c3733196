/**
 * The oldest supported browsers, as listed in README and in Vite's notation. In older ones all pages are readable, and form
 * pages show the mailbox.
 */
export const supportedBrowsers = ['chrome105', 'edge105', 'firefox121', 'safari15.4', 'ios15.4'];
