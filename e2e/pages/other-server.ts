import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { listen } from '../scripts/ports.ts';

/** Starts an API in place of the stand-in, which every page may call. Returns its URL, and how to stop it. */
export async function startServer(respond: RequestListener) {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else respond(request, response);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, [Symbol.dispose]: () => void server.close().closeAllConnections() };
}

/** Responds to a whole request with a status and the beginning of a body. */
export const respondInPart =
  (status: number): RequestListener =>
  (request, response: ServerResponse) =>
    request.resume().once('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' }).write('{');
    });
