import type { IncomingMessage } from 'node:http';

// A client reads an early refusal only once it has sent everything, so the rest is taken and thrown away.
// Beyond this many bytes it may find the connection closed instead.
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * Takes the whole body off the wire. Gives undefined when it is longer than `maxBytes`; rejects when the
 * client goes away half-way.
 */
export async function takeBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const piece: Buffer = chunk;
    size += piece.length;
    if (size <= maxBytes) kept.push(piece);
    if (size > MAX_DRAINED_BYTES) break;
  }
  return size <= maxBytes ? Buffer.concat(kept) : undefined;
}
