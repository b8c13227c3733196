import { createServer } from 'node:http';
import { listen } from '../scripts/ports.ts';

/**
 * Starts an API that ends the connection of an upload after this share of its bytes, without a response. Returns its URL, how
 * many bytes it received, and how to stop it.
 */
export async function startCutServer(share: number) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS')
      return void response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
    const total = Number(request.headers['content-length']);
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes < total * share) return;
      received.push(bytes < total ? 'a part' : 'everything');
      request.socket.resetAndDestroy();
    });
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, received, [Symbol.dispose]: () => void server.close() };
}
