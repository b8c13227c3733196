import { createServer } from 'node:http';
import { listen } from '../scripts/ports.ts';

/**
 * Starts an API that reads a request and does not finish its response: none, or a status and the beginning of a body.
 * `closed` is fulfilled when the browser closes the connection.
 */
export async function startHangingServer(status?: number) {
  const { promise: closed, resolve } = Promise.withResolvers<undefined>();
  const cors = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    response.on('close', () => resolve(undefined));
    request.resume().once('end', () => {
      if (status) response.writeHead(status, cors).write('{');
    });
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, closed, [Symbol.dispose]: () => void server.close().closeAllConnections() };
}
