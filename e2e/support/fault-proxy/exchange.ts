import {
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer, whole. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

/** A request at the fault proxy: `pass` asks the real server, `send` answers the browser; a fault may do neither. */
export interface Exchange {
  /** The page's origin, where it is another than the server's. */
  readonly origin: string | undefined;
  readonly response: ServerResponse;
  readonly pass: () => Promise<Answer>;
  readonly send: (answer: Answer) => void;
}

/** How the fault proxy answers a request. */
export type Handler = (exchange: Exchange) => void | Promise<void>;

/** Passes the request on and its answer back, unchanged. */
export const passThrough: Handler = async ({ pass, send }) => send(await pass());

/**
 * Reads a request to its end, so that a connection which is dropped later is dropped with nothing left to send.
 * @param upstream the origin of the real server
 * @param connection what the answer says about its connection
 */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: string,
  connection: 'close' | 'keep-alive',
): Promise<Exchange> {
  const body = await buffer(request);
  return {
    origin: request.headers.origin,
    response,
    pass: () => forward(request, body, upstream),
    send: ({ status, headers, body }) => {
      const length = status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
      response.writeHead(status, { ...headers, ...length, connection });
      response.end(body);
    },
  };
}

const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

async function forward(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  upstream: string,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { method, headers: { ...headers, connection: 'close' } };
  ask(new URL(url ?? '/', upstream), options, resolve)
    .on('error', reject)
    .end(body);
  const answer = await promise;
  const kept = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.includes(name));
  return {
    status: answer.statusCode ?? 502,
    headers: Object.fromEntries(kept),
    body: await buffer(answer),
  };
}
