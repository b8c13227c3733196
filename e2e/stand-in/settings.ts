/** What `main.ts` and `inbox.ts` take from the environment. */
export interface Settings {
  port: number;
  dataDir: string;
  origins: readonly string[];
}

/**
 * Reads API_PORT (4322), DATA_DIR (.data) and SITE_ORIGINS (comma-separated; Astro's own development address).
 * Throws an Error whose message says in one sentence which of them is wrong and what to do.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { API_PORT = '4322', DATA_DIR, SITE_ORIGINS = 'http://localhost:4321,http://127.0.0.1:4321' } = env;
  const port = /^\d{1,5}$/.test(API_PORT) ? Number(API_PORT) : NaN;
  if (!(port <= 65535)) throw new Error(`API_PORT is "${API_PORT}": set it to a number from 0 to 65535.`);
  const origins = SITE_ORIGINS.split(',').map((origin) => origin.trim());
  const wrong = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (wrong !== undefined) {
    throw new Error(
      `SITE_ORIGINS holds "${wrong}": write each origin like https://example.com, with commas between.`,
    );
  }
  return { port, dataDir: DATA_DIR || '.data', origins };
}
