import { requireApiResponse } from './response.ts';

/** The progress of an upload in bytes. `total` is the size of the whole request body. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/**
 * A `fetch` for ky that sends this form and reports its progress. It uses XMLHttpRequest, which counts the bytes that were sent.
 * ky's own `onUploadProgress` fails in Chromium over HTTP/1.1, and counts queued bytes over HTTP/2.
 * @throws TypeError if there is no response, and the reason of the signal if it was aborted
 */
export function uploadFetch(form: FormData, onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const { method, url, headers, signal } = new Request(input, init);
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    headers.forEach((value, name) => {
      // XMLHttpRequest sets the content type of a form and its boundary.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    const report = ({ loaded, total }: ProgressEvent) => onProgress({ sent: loaded, total });
    xhr.upload.onprogress = report;
    // Browsers may leave out the last `progress` event.
    xhr.upload.onload = report;
    signal.addEventListener('abort', () => xhr.abort());
    // The form itself, because WebKit cannot read the body of a request that contains a file.
    xhr.send(form);
    await new Promise((resolve) => (xhr.onloadend = resolve));
    signal.throwIfAborted();
    const { status, responseText, responseURL } = xhr;
    if (status === 0) throw new TypeError('No response');
    const type = xhr.getResponseHeader('content-type') ?? '';
    const response = new Response(responseText || null, { status, headers: { 'content-type': type } });
    // ky’s hook (`client.ts`) cannot see that this response was redirected.
    requireApiResponse(response, responseURL !== url);
    return response;
  };
}
