import { onRequest } from './functions/user_auth/[[path]].js';

/** Cloudflare Workers: the same as the Pages Function, for what `run_worker_first` names. */
export default { fetch: (request, env) => onRequest({ request, env }) };
