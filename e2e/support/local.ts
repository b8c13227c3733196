import { MAX_RESUME_BYTES } from '../stand-in/resume.ts';

/** Where the stand-in API keeps what arrives while the site runs on this machine. */
export const dataDir = process.env['DATA_DIR'] || '.data';

/** What the site is built from when it runs on this machine: its own address, and the stand-in's with its limit. */
export const environmentOf = (
  site: string,
  apiPort: number,
  mode: 'production' | 'development' = 'production',
) => ({
  NODE_ENV: mode,
  SITE_URL: site,
  PUBLIC_API_HOST: `http://localhost:${apiPort}`,
  PUBLIC_MAX_RESUME_MB: String(MAX_RESUME_BYTES / 1024 / 1024),
});
