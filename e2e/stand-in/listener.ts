import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Reply, Routes } from './contract.ts';
import type { Origins } from './cors.ts';
import { corsHeaders } from './cors.ts';
import { dispatch } from './dispatch.ts';
import { Refusal } from './reply.ts';

interface Serving {
  routes: Routes;
  origins: Origins;
  log: (line: string) => void;
}

/** A listener that answers these routes and logs each request, and a wait for those still being answered. */
export function createListener(serving: Serving): {
  listener: RequestListener;
  settled: () => Promise<unknown>;
} {
  const underWay = new Set<Promise<void>>();
  return {
    listener: (request, response) => {
      const work = serve(serving, request, response).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    settled: () => Promise.allSettled(underWay),
  };
}

async function serve(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const started = performance.now();
  const { routes, origins, log } = serving;
  const url = URL.parse(request.url ?? '', 'http://127.0.0.1');
  const path = url && Object.hasOwn(routes, url.pathname) ? url.pathname : undefined;
  const line = `${request.method} ${path ?? '(unknown path)'}`;

  let reply: Reply;
  try {
    const query = url?.searchParams ?? new URLSearchParams();
    reply = await dispatch(request, path === undefined ? undefined : routes[path], query, origins);
  } catch (error) {
    if (request.errored) return log(`${line} the client went away`);
    log(`${line} failed: ${locate(error)}`);
    reply = new Refusal(500, 'Internal Server Error').reply;
  }
  send(response, reply, corsHeaders(request.headers.origin, origins));
  log(`${line} ${reply.status} ${Math.round(performance.now() - started)} ms`);
}

function send(response: ServerResponse, reply: Reply, cors: Record<string, string>): void {
  const headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...cors,
    ...reply.headers,
  };
  if (reply.body) {
    response.writeHead(reply.status, { ...headers, 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  } else {
    response.writeHead(reply.status, headers).end();
  }
}

// The message is left out: it may quote what the visitor sent.
function locate(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frame = error.stack?.split('\n').find((text) => text.startsWith('    at '));
  return `${error.name} ${frame?.trim() ?? ''}`;
}
