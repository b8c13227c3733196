import getPort from 'get-port';
import type { ports } from '../support/sites/local-servers.ts';
import { UserError } from './run.ts';

/** @throws UserError if another program uses one of these ports, on any address of this machine */
export async function requireFreePorts(needed: readonly (typeof ports.site)[]) {
  for (const { variable, number: port } of needed)
    if ((await getPort({ port })) !== port)
      throw new UserError(`Port ${port} is in use: stop the program that uses it, or set ${variable}.`);
}
