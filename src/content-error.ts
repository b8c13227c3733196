/**
 * Reports problems in content files. It has no stack trace, because the mistake is not in the code. It is no AstroError: Astro renders
 * the Markdown of those, which would remove the marks that a message quotes.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  override stack = '';

  /** Without the message: Astro adds a hint about browsers to a text with “window” or “document” (astro 7.3.5). */
  override toString = () => this.name;
}

/** The message of anything that was thrown. */
export const messageFrom = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
