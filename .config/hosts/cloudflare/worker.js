import { onRequest } from './functions/user_auth/[[path]].js';

/** Cloudflare Workers: runs the Pages Function for the paths in `run_worker_first`. */
export default { fetch: (request, env) => onRequest({ request, env }) };
