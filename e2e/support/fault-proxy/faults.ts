import type { Handler } from './exchange.ts';

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };

/** Answers with this status, these headers and this body, in place of the server. */
export const answers =
  (status: number, headers: Record<string, string>, body = ''): Handler =>
  ({ origin, send }) =>
    send({ status, headers: { ...headers, ...(origin && { 'access-control-allow-origin': origin }) }, body });

/** Answers with this status and `{"detail": …}`, the shape of the API's answers and refusals. */
export const detail = (status: number, detail: unknown, headers = {}): Handler =>
  answers(status, { ...json, ...headers }, JSON.stringify({ detail }));

/** Answers with this status line and these headers, byte for byte, which no HTTP library would write. */
export const raw =
  (statusLine: string, headers: readonly string[] = [], body = ''): Handler =>
  ({ origin, response }) => {
    const lines = [
      `HTTP/1.1 ${statusLine}`,
      'Connection: close',
      `Access-Control-Allow-Origin: ${origin ?? '*'}`,
    ];
    response.socket?.end(`${[...lines, ...headers].join('\r\n')}\r\n\r\n${body}`, 'latin1');
  };

/** What a server, or what stands before it, does wrong. Each takes the place of a request's answer. */
export const faults = {
  reset: ({ response }) => void response.socket?.resetAndDestroy(),
  'no CORS headers': ({ send }) => send({ status: 200, headers: json, body: '{}' }),
  401: detail(401, 'Not authenticated'),
  404: answers(404, html, '<!doctype html><h1>Not Found</h1>'),
  422: detail(422, [{ loc: ['body'], msg: 'Value error, this will not do', type: 'value_error' }]),
  429: detail(429, 'Too many requests, try again in a minute', { 'retry-after': '1' }),
  500: detail(500, 'Internal Server Error'),
  '503 in HTML': answers(503, html, '<!doctype html><h1>Service Unavailable</h1>'),
  'bad JSON': answers(200, json, '{"detail": {"status": "succ'),
  'empty 200': answers(200, json),
  204: answers(204, {}),
  'half a body': async ({ pass, response }) => {
    const { status, headers, body } = await pass();
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    const half = Buffer.from(body).subarray(0, Buffer.byteLength(body) / 2);
    response.write(half, () => response.destroy());
  },
} satisfies Record<string, Handler>;

/** The name of a fault. */
export type FaultName = keyof typeof faults;
