/** Progress of an upload in bytes; `total` is the size of the whole request body. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/** The parts of a response that ky needs. */
interface UploadResponse {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

/**
 * A `fetch` for ky that sends this form and reports the progress. It uses XMLHttpRequest, which counts bytes that were
 * sent; ky's own `onUploadProgress` fails in Chromium over HTTP/1.1 and counts queued bytes over HTTP/2.
 *
 * A success resolves with its headers, in Chromium with the first bytes of its body, so the rest does not matter. An error
 * response waits for its body.
 * @throws TypeError without a response; the signal's reason when it was aborted
 */
export function uploadFetch(form: FormData, onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const { status, text, type } = await upload(new Request(input, init), form, onProgress);
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
    // Kept from the headers, since a body that is cut off resets it to 0.
    let status = 0;
    const settle = () => {
      const type = xhr.getResponseHeader('content-type') ?? '';
      if (status > 0) resolve({ status, text: xhr.responseText, type });
      else reject(signal.aborted ? signal.reason : new TypeError('No response'));
    };
    xhr.open(method, url);
    headers.forEach((value, name) => {
      // XMLHttpRequest sets the type of a form itself, with its boundary.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => {
      if (status === 0) onProgress({ sent: loaded, total });
    };
    xhr.onreadystatechange = () => {
      if (xhr.readyState !== xhr.HEADERS_RECEIVED) return;
      status = xhr.status;
      if (status < 300) settle();
    };
    // After a complete response, an error, and an upload that the page or the browser stopped.
    xhr.onloadend = settle;
    signal.addEventListener('abort', () => xhr.abort());
    // Not the body of the request: WebKit cannot read one that contains a file.
    if (signal.aborted) settle();
    else xhr.send(form);
  });
}
