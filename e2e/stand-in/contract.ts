/** What a handler is given: the query, and the whole body as it came (product.md section 7). */
export interface Call {
  query: URLSearchParams;
  contentType: string;
  body: Buffer;
}

/** What a handler answers; without a body nothing but the status and headers is sent. */
export interface Reply {
  status: number;
  body?: { detail: unknown };
  headers?: Record<string, string>;
}

/** One address of the API: a longer body than `maxBytes` is refused before `handle` sees it. */
export interface Route {
  method: 'GET' | 'POST';
  maxBytes: number;
  handle: (call: Call) => Reply | Promise<Reply>;
}

/** Routes by exact path. */
export type Routes = Readonly<Record<string, Route>>;
