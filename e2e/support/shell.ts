import { variables } from '../../src/integrations/environment.ts';

/** Takes out of a shell's variables what it sets for a site of its own, so that every shell tests the same one. */
export function forgetShell(env: NodeJS.ProcessEnv): void {
  for (const name of [...variables, 'PORT', 'API_PORT', 'DATA_DIR']) Reflect.deleteProperty(env, name);
}
