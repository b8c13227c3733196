import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on one address of loopback and gives the origin. Rejects with the system's error, EADDRINUSE for one. */
export async function listen(server: Server, port: number, address = '127.0.0.1'): Promise<string> {
  server.listen(port, address);
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new TypeError('The server has no port');
  return `http://${address}:${bound.port}`;
}
