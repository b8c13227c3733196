/**
 * A drawing as text, for `set:html`: without the namespace, which HTML does not need, and without the line breaks between its
 * elements. Astro's components for SVG files would also add each file to the site, where nothing refers to it.
 */
export const inlineSvg = (svg = ''): string => svg.replace(/ xmlns="[^"]*"/, '').replaceAll(/(?<=>)\s+/g, '');
