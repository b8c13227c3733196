/** Mistakes in content files, one sentence each: file, line and field as far as they are known, then what is wrong. */
export class ContentProblem extends Error {
  override name = 'ContentProblem';
  /** Empty, since no code is at fault: Astro prints a stack wherever there is one. */
  override stack = '';

  constructor(...sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}
