import { requireApi } from './response.ts';

/** Progress of an upload in bytes; `total` is the size of the whole request body. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/**
 * A `fetch` for ky that sends this form and reports the progress. It uses XMLHttpRequest, which counts bytes that were
 * sent; ky's own `onUploadProgress` fails in Chromium over HTTP/1.1 and counts queued bytes over HTTP/2.
 * @throws TypeError without a response; the signal's reason when it was aborted
 */
export function uploadFetch(form: FormData, onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const { method, url, headers, signal } = new Request(input, init);
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    headers.forEach((value, name) => {
      // XMLHttpRequest sets the type of a form itself, with its boundary.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    const report = ({ loaded, total }: ProgressEvent) => onProgress({ sent: loaded, total });
    xhr.upload.onprogress = report;
    // The last `progress` may be missing.
    xhr.upload.onload = report;
    signal.addEventListener('abort', () => xhr.abort());
    // Not the body of the request: WebKit cannot read one that contains a file.
    xhr.send(form);
    await new Promise((resolve) => (xhr.onloadend = resolve));
    signal.throwIfAborted();
    const { status, responseText, responseURL } = xhr;
    if (status === 0) throw new TypeError('No response');
    const type = xhr.getResponseHeader('content-type') ?? '';
    const response = new Response(responseText || null, { status, headers: { 'content-type': type } });
    requireApi(response, responseURL !== url);
    return response;
  };
}
