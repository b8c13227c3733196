import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { Agent as HttpsAgent, request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { CommandProblem, reasonOf } from '../support/command.ts';

/** An answer of a host, as it came: no redirect is followed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body, unpacked. */
  readonly body: string;
  /** What travelled, in bytes: the headers as HTTP/1.1 writes them, and the body as it was packed. */
  readonly bytes: number;
}

/** How to ask, where it is not a plain GET. */
export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const unpack = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  zstd: promisify(zstdDecompress),
};

/** Sent with every request: some hosts refuse one without a user agent, and compress only what is accepted so. */
const commonHeaders = {
  accept: '*/*',
  'accept-encoding': Object.keys(unpack).join(', '),
  'user-agent': 'Mozilla/5.0 (npm run live)',
};

const connections = { keepAlive: true, maxSockets: 6 };
const http = new HttpAgent(connections);
const https = new HttpsAgent(connections);

/** How long an answer may take, in milliseconds. */
const timeout = 30_000;

/**
 * Asks for a path exactly as it is written.
 * @throws CommandProblem when there is no answer
 */
export async function ask(origin: string, path: string, { method, headers }: Asking = {}): Promise<Answer> {
  try {
    const { protocol, hostname, port } = new URL(origin);
    const secure = protocol === 'https:';
    const signal = AbortSignal.timeout(timeout);
    const asked = (secure ? secureRequest : request)({
      hostname,
      port,
      path,
      method,
      signal,
      agent: secure ? https : http,
      headers: { ...commonHeaders, ...headers },
    });
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    asked.once('response', resolve).once('error', reject).end();
    return await read(await promise);
  } catch (error) {
    throw new CommandProblem(`${origin}${path} gives no answer: ${reasonOf(error)}.`);
  }
}

async function read(answer: IncomingMessage): Promise<Answer> {
  const packed = await buffer(answer);
  const { statusCode: status = 0, headers, rawHeaders } = answer;
  const how = headers['content-encoding'] ?? '';
  const known = Object.entries(unpack).find(([name]) => name === how);
  const body = known && packed.length > 0 ? await known[1](packed) : packed;
  // Each name and each value has two characters behind it.
  const written = rawHeaders.reduce((sum, part) => sum + part.length + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length);
  return { status, headers, body: body.toString(), bytes: written + packed.length };
}

/** Where an answer sends: a path of the same origin, else a whole address; nothing when it sends nowhere. */
export function sentTo({ status, headers: { location } }: Answer, origin: string): string | undefined {
  if (status < 300 || status > 399 || location === undefined) return undefined;
  const url = URL.parse(location, origin);
  return url?.origin === origin ? url.pathname : location;
}
