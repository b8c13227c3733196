/**
 * The oldest supported browsers in Vite's notation; CONTRIBUTING lists them too. In older ones all pages are readable, and form
 * pages show the mailbox.
 */
export const supportedBrowsers = ['chrome105', 'edge105', 'firefox121', 'safari15.4', 'ios15.4'];
