/** What keeps a command from its work; told in one sentence, without a stack. */
export class CommandProblem extends Error {}

/** The text of an error, or of whatever else was thrown. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs a command's work; a problem ends it with one sentence and exit code 1. It ends with the npm that started it:
 * npm hands SIGTERM to a shell, which dies of it and tells nobody.
 */
export async function command(work: () => Promise<void>): Promise<void> {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
