/**
 * The tab's storage, as long as the tab lives. A browser may refuse it: then nothing is kept, which nobody is promised,
 * and nothing is found.
 */
export const tabStorage = {
  read(key: string): string {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  write(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Nothing to undo.
    }
  },
};

/** What a text holds as JSON; nothing where it is something else. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
