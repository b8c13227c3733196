/** Prerendering (WHATWG HTML, speculative loading), which TypeScript's DOM library does not declare. */
interface Document {
  readonly prerendering?: boolean;
}
