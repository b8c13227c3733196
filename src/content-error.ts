/**
 * Reports problems in content files. It has no stack trace, because the mistake is not in the code. It is not an AstroError,
 * because Astro renders the message of an AstroError as Markdown, which would remove the Markdown that a message quotes.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  override stack = '';

  /** Without the message: Astro looks for “window” and “document” here, and would add a hint about browsers (astro 7.3.5). */
  override toString = () => this.name;
}

/** The message of anything that was thrown. */
export const messageFrom = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
