/** How far an upload is, in bytes; `total` is the whole request body, once it is known. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/** The parts of an answer that ky is given. */
interface Answer {
  readonly status: number;
  readonly text?: string;
  readonly type?: string;
}

/** HTTP allows a status of three digits, a `Response` none above this one. */
const highestStatus = 599;

/**
 * A `fetch` for ky that sends this form and tells how far the upload is. It stands on XMLHttpRequest, whose progress counts what has left;
 * ky's own `onUploadProgress` fails in Chromium over HTTP/1.1 and counts what is queued over HTTP/2.
 *
 * A success is there with its status line: an answer that breaks off after it changes nothing. A refusal waits for
 * its body, as far as that comes.
 * @throws TypeError when no answer came; the signal's reason when it was aborted
 */
export function uploader(form: FormData, onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const { status, text, type = '' } = await upload(new Request(input, init), form, onProgress);
    const headers = { 'content-type': type };
    return new Response(text || null, { status: Math.min(status, highestStatus), headers });
  };
}

function upload(
  { method, url, headers, signal }: Request,
  form: FormData,
  onProgress: (progress: Progress) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const lost = () => reject(new TypeError('Network request failed'));
    xhr.open(method, url);
    headers.forEach((value, name) => {
      // The form itself states its type, with a boundary of its own.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    xhr.onreadystatechange = () => {
      if (xhr.readyState !== xhr.HEADERS_RECEIVED) return;
      // Once the body breaks off, the status is gone too.
      const { status } = xhr;
      if (status < 300) resolve({ status });
      xhr.onerror = () => resolve({ status });
    };
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        type: xhr.getResponseHeader('content-type') ?? '',
      });
    xhr.onerror = lost;
    xhr.onabort = lost;
    const abort = () => {
      reject(signal.reason);
      xhr.abort();
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) return abort();
    // Not the body of the request: WebKit can't read one that holds a file.
    return xhr.send(form);
  });
}
