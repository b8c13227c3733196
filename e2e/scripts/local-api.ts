import { startApi } from '../stand-in/server.ts';
import { maxResumeBytes } from '../stand-in/applications.ts';
import { ports } from './ports.ts';
import { apiOrigin } from './sites.ts';

/** Where the stand-in stores accounts and applications during `npm start` and `npm run dev`. */
export const dataDir = process.env['DATA_DIR'] || '.data';

/**
 * Starts the stand-in API for a site on this computer.
 * @returns the site's origin, and the variables that a build for it needs
 */
export async function startLocalApi() {
  const siteOrigin = `http://localhost:${ports.site.number}`;
  const origins = [siteOrigin, `http://127.0.0.1:${ports.site.number}`];
  await startApi({ port: ports.api.number, dataDir, origins, log: console.log });
  console.log(`The stand-in API (for development and tests only): ${apiOrigin}`);
  console.log(`Applications are stored in ${dataDir}; "npm run inbox" lists them.`);
  return {
    siteOrigin,
    env: {
      SITE_URL: siteOrigin,
      PUBLIC_API_HOST: apiOrigin,
      PUBLIC_MAX_RESUME_MB: String(maxResumeBytes / 1024 / 1024),
    },
  };
}
