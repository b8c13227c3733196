/** Prerendering, which TypeScript's own declarations of the DOM leave out (WHATWG HTML, speculative loading). */
interface Document {
  readonly prerendering?: boolean;
}
