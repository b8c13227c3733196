/** Why a request has ended for its page before a response. */
type End = 'cancelled' | 'left' | 'newerLogin';

/** The reason of an aborted signal. */
export class EndedError extends Error {
  readonly by: End;

  constructor(by: End) {
    super(by);
    this.by = by;
  }
}

/** Whether the page of this request was left. */
export const hasLeft = ({ reason }: AbortSignal): boolean =>
  reason instanceof EndedError && reason.by === 'left';

/** A request as its page sees it. */
export interface PageRequest {
  readonly signal: AbortSignal;
  readonly end: (by: End) => void;
}

/**
 * Gives a call its signal, and aborts it when the visitor leaves the page. Callers end it at Cancel, and a sign-out at a newer
 * login. The page then ignores the response. In the back/forward cache of Chromium a request continues, and after Back its
 * response would be handled as if the visitor had never left.
 */
export function pageRequest(): PageRequest {
  const controller = new AbortController();
  const { signal } = controller;
  const end = (by: End) => controller.abort(new EndedError(by));
  addEventListener('pagehide', () => end('left'), { once: true, signal });
  return { signal, end };
}
