import { ignoreEnvFiles, variables } from '../../src/integrations/environment.ts';

/**
 * Takes out of a shell's variables what it sets for a site of its own, and shuts out the folder's `.env` files, so that
 * every shell and every folder test the same site.
 */
export function forgetShell(env: NodeJS.ProcessEnv): void {
  for (const name of [...variables, 'PORT', 'API_PORT', 'DATA_DIR']) Reflect.deleteProperty(env, name);
  env[ignoreEnvFiles] = '1';
}
