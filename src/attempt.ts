/**
 * Tries what may throw and must not end anything: storage, which a browser may refuse by its mere name, and text that
 * may be no JSON. Gives nothing where it threw.
 */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
