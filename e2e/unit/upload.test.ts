import { expect, test } from '@playwright/test';
import { uploadFetch } from '../../src/api/upload.ts';

test('progress after the headers of a response is not reported', async () => {
  const sent: number[] = [];
  class Request extends EventTarget {
    static readonly HEADERS_RECEIVED = 2;
    readonly HEADERS_RECEIVED = 2;
    readonly responseText = '{}';
    readonly upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    readyState = 0;
    onreadystatechange?: () => void;
    onloadend?: () => void;
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json';
    }
    send() {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      Object.assign(this, { status: 500, readyState: 2 });
      this.onreadystatechange?.();
      this.upload.onprogress?.({ loaded: 2, total: 2 });
      this.onloadend?.();
    }
  }
  Reflect.set(globalThis, 'XMLHttpRequest', Request);
  const fetch = uploadFetch(new FormData(), (progress) => sent.push(progress.sent));
  const response = await fetch('https://api.test/', { method: 'POST' });
  expect(response.status).toBe(500);
  expect(sent).toEqual([1]);
});
