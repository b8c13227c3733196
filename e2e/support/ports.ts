import { createServer } from 'node:http';
import { CommandProblem } from './command.ts';
import { listen } from './listen.ts';

/**
 * The ports that `PORT` and `API_PORT` ask for, or the usual ones.
 * @throws CommandProblem when a value is no port, both are the same, or something else already listens there.
 */
export async function ports(): Promise<{ site: number; api: number }> {
  const site = portFrom('PORT', 4321);
  const api = portFrom('API_PORT', 4322);
  if (site === api)
    throw new CommandProblem(`PORT and API_PORT are both ${site}: set one of them to another port.`);
  await mustBeFree('PORT', site);
  await mustBeFree('API_PORT', api);
  return { site, api };
}

function portFrom(variable: string, usual: number): number {
  const value = process.env[variable] ?? String(usual);
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65535)
    throw new CommandProblem(`${variable} is "${value}": set it to a port between 1 and 65535.`);
  return port;
}

async function mustBeFree(variable: string, port: number): Promise<void> {
  // Both, since a browser that is sent to localhost may try the second one first.
  for (const address of ['127.0.0.1', '::1']) {
    const server = createServer();
    try {
      await listen(server, port, address);
    } catch (error) {
      if (!/^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(codeOf(error))) throw portProblem(variable, port, error);
    }
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A port of 127.0.0.1 that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}

/** The sentence for a port that nothing can listen on. */
export const portProblem = (variable: string, port: number, error: unknown) =>
  new CommandProblem(
    `Port ${port} can't be used (${codeOf(error)}): stop what uses it, or set ${variable} to another port.`,
  );

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
