/** Returns undefined if the function throws. For storage, which browsers may deny, and for text that may not be JSON. */
export function safely<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
