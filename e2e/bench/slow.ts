import { createServer, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../support/listen.ts';
import type { Served } from '../support/serve.ts';

/** How a far server differs from the one behind it. */
interface Distance {
  /** How long every answer takes, in milliseconds. */
  readonly delay: number;
  /** Whether pages keep the rules by which the browser fetches the next one ahead. */
  readonly speculation: boolean;
}

/** Serves what another server serves, later, and on demand without speculation rules. */
export async function farServer(origin: string, { delay, speculation }: Distance): Promise<Served> {
  const pass = async (path: string, response: ServerResponse) => {
    await setTimeout(delay);
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const headers = [...answer.headers].filter(([name]) => !hopByHop.test(name));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const body = isPage && !speculation ? withoutRules(await answer.text()) : await answer.bytes();
    response.writeHead(answer.status, headers.flat()).end(body);
  };
  const server = createServer((request, response) => {
    // A browser that leaves before the answer comes is no fault.
    pass(request.url ?? '/', response).catch((error) => response.destroy(error));
  });
  return {
    origin: await listen(server, 0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What belongs to one connection, or to the body as it was compressed there. */
const hopByHop = /^(connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;

const withoutRules = (html: string) => html.replace(/<script type="speculationrules">[^<]*<\/script>/, '');
