import { requireApi } from './response.ts';

/** Progress of an upload in bytes; `total` is the size of the whole request body. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/**
 * Whether `load` of an upload is dispatched as soon as the whole body is sent, even if no response follows. Firefox
 * dispatches it with the response.
 */
const isLoadReliable = !navigator.userAgent.includes('Firefox/');

/** Firefox reports progress every 50 ms, later on a busy device: in this time, bytes may be sent and not reported. */
const unreportedMs = 1_000;

/** The connection ended, and the browser proves that the server has not received the whole form. */
export class NotSentError extends Error {}

/** The parts of a response that ky needs. */
interface UploadResponse {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly isRedirected: boolean;
}

/**
 * A `fetch` for ky that sends this form and reports the progress. It uses XMLHttpRequest, which counts bytes that were
 * sent; ky's own `onUploadProgress` fails in Chromium over HTTP/1.1 and counts queued bytes over HTTP/2.
 *
 * A success resolves with its headers, in Chromium with the first bytes of its body, so the rest does not matter. An error
 * response waits for its body.
 * @throws NotSentError or TypeError without a response; the signal's reason when it was aborted
 */
export function uploadFetch(form: FormData, onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const { status, text, type, isRedirected } = await upload(new Request(input, init), form, onProgress);
    const response = new Response(text || null, { status, headers: { 'content-type': type } });
    requireApi(response, isRedirected);
    return response;
  };
}

function upload(
  { method, url, headers, signal }: Request,
  form: FormData,
  onProgress: (progress: Progress) => void,
): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    // Kept from the headers, since a body that is cut off resets them.
    let status = 0;
    let type = '';
    let isRedirected = false;
    let wasWhole = false;
    /** How long the unsent rest would take, at the speed so far. */
    let restMs = navigator.onLine ? 0 : Infinity;
    const settle = () => {
      if (status > 0) resolve({ status, text: xhr.responseText, type, isRedirected });
      else if (signal.aborted) reject(signal.reason);
      else if (!wasWhole && (isLoadReliable || restMs > unreportedMs)) reject(new NotSentError());
      else reject(new TypeError('No response'));
    };
    xhr.open(method, url);
    headers.forEach((value, name) => {
      // XMLHttpRequest sets the type of a form itself, with its boundary.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    let startedAt = 0;
    xhr.upload.onloadstart = ({ timeStamp }) => (startedAt = timeStamp);
    xhr.upload.onprogress = ({ loaded, total, timeStamp }) => {
      restMs = ((timeStamp - startedAt) / loaded) * (total - loaded);
      wasWhole ||= loaded === total;
      if (status === 0) onProgress({ sent: loaded, total });
    };
    xhr.upload.onload = () => (wasWhole = true);
    xhr.onreadystatechange = () => {
      if (xhr.readyState !== xhr.HEADERS_RECEIVED) return;
      status = xhr.status;
      type = xhr.getResponseHeader('content-type') ?? '';
      isRedirected = xhr.responseURL !== url;
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
