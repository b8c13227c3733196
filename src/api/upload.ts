/** Progress of an upload in bytes; `total` is the size of the whole request body. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/** The parts of a response that ky needs. */
interface UploadResponse {
  readonly status: number;
  readonly text?: string;
  readonly type?: string;
}

/**
 * A `fetch` for ky that sends this form and reports the progress. It uses XMLHttpRequest, which counts bytes that were
 * sent; ky's own `onUploadProgress` fails in Chromium over HTTP/1.1 and counts queued bytes over HTTP/2.
 *
 * A success resolves with its headers, so a truncated body does not matter. An error response waits for its body.
 * @throws TypeError without a response; the signal's reason when it was aborted
 */
export function uploadFetch(form: FormData, onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const { status, text, type = '' } = await upload(new Request(input, init), form, onProgress);
    return new Response(text || null, { status, headers: { 'content-type': type } });
  };
}

function upload(
  { method, url, headers, signal }: Request,
  form: FormData,
  onProgress: (progress: Progress) => void,
): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    headers.forEach((value, name) => {
      // XMLHttpRequest sets the type of a form itself, with its boundary.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    xhr.onreadystatechange = () => {
      if (xhr.readyState !== xhr.HEADERS_RECEIVED) return;
      // The status is reset to 0 when the body is cut off.
      const { status } = xhr;
      if (status < 300) resolve({ status });
      else xhr.onerror = () => resolve({ status });
    };
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        type: xhr.getResponseHeader('content-type') ?? '',
      });
    xhr.onerror = () => reject(new TypeError('Network request failed'));
    const abort = () => {
      reject(signal.reason);
      xhr.abort();
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) return abort();
    // Not the body of the request: WebKit cannot read one that contains a file.
    return xhr.send(form);
  });
}
