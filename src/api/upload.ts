/** How far an upload is, in bytes; `total` is the whole request body, once it is known. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/**
 * A `fetch` for ky that tells how far the upload is. It stands on XMLHttpRequest, whose progress counts what has left;
 * ky's own `onUploadProgress` fails in Chromium over HTTP/1.1 and counts what is queued over HTTP/2.
 *
 * A success is there with its status line: an answer that breaks off after it changes nothing. A refusal waits for
 * its body, as far as that comes.
 * @throws TypeError when no answer came; the signal's reason when it was aborted
 */
export function uploader(onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers, signal } = request;
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const abort = () => {
        xhr.abort();
        reject(signal.reason);
      };
      const answer = (text?: string) => {
        signal.removeEventListener('abort', abort);
        const type = xhr.getResponseHeader('content-type') ?? '';
        resolve(new Response(text || null, { status: xhr.status, headers: { 'content-type': type } }));
      };
      xhr.open(method, url);
      headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      xhr.onreadystatechange = () => {
        if (xhr.readyState !== xhr.HEADERS_RECEIVED) return;
        if (xhr.status < 300) return answer();
        // Once the body breaks off, the status is gone too.
        const refused = new Response(null, { status: xhr.status });
        xhr.onerror = () => resolve(refused);
      };
      xhr.onload = () => answer(xhr.responseText);
      xhr.onerror = () => reject(new TypeError('Network request failed'));
      signal.addEventListener('abort', abort);
      if (signal.aborted) return abort();
      onProgress({ sent: 0, total: body.size });
      xhr.send(body);
    });
  };
}
