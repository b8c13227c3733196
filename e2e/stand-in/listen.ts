import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on 127.0.0.1 alone and gives the origin. Rejects with the system's error, EADDRINUSE for one. */
export async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
