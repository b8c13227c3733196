import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { UserError } from './command.ts';

/** A port, set by an environment variable. */
const portFrom = (variable: string, fallback: number) => ({
  variable,
  number: Number(process.env[variable] || fallback),
});

/** The ports on the loopback interface. */
export const ports = {
  site: portFrom('PORT', 4321),
  api: portFrom('API_PORT', 4322),
  /** Used by the tests only, for the second build. */
  changedSite: portFrom('CHANGED_PORT', 4323),
};

/**
 * Checks that servers can listen on these ports.
 * @throws UserError when a value is not a port, two are equal, or another program uses one
 */
export async function requireFreePorts(needed: readonly (typeof ports.site)[]): Promise<void> {
  for (const { variable, number } of needed) {
    if (!Number.isInteger(number) || number < 1 || number > 65535)
      throw new UserError(`${variable} is not a port: set it to a number between 1 and 65535.`);
    const same = needed.find((other) => other.number === number && other.variable !== variable);
    if (same) throw new UserError(`${variable} and ${same.variable} are both ${number}: change one of them.`);
    // A browser may resolve localhost to either address.
    for (const address of ['127.0.0.1', '::1'])
      if (await isUsed(number, address))
        throw new UserError(`Port ${number} is in use: stop the program that uses it, or set ${variable}.`);
  }
}

async function isUsed(port: number, address: string): Promise<boolean> {
  const server = createServer().listen(port, address);
  try {
    await once(server, 'listening');
    return false;
  } catch (error) {
    // A machine without IPv6 has no such address.
    return error instanceof Error && 'code' in error && error.code !== 'EADDRNOTAVAIL';
  } finally {
    server.close();
  }
}

/** Makes a server listen on a free port of the loopback interface; returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A free port of the loopback interface, for a server of another program. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}
