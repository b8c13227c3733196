/** The part of XMLHttpRequest that an upload uses, on top of `fetch`. Node has none. */
export class FakeXmlHttpRequest {
  readonly HEADERS_RECEIVED = 2;
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  readyState = 0;
  status = 0;
  responseText = '';
  onreadystatechange?: () => void;
  onload?: () => void;
  onerror?: () => void;
  #url = '';
  #headers = new Headers();

  static install(): void {
    Object.assign(globalThis, { XMLHttpRequest: FakeXmlHttpRequest });
  }

  open(_method: string, url: string): void {
    this.#url = url;
  }

  setRequestHeader(): void {}

  abort(): void {}

  getResponseHeader(name: string): string | null {
    return this.#headers.get(name);
  }

  async send(): Promise<void> {
    this.upload.onprogress?.({ loaded: 7, total: 7 });
    try {
      const response = await fetch(this.#url);
      this.status = response.status;
      this.#headers = response.headers;
      this.readyState = this.HEADERS_RECEIVED;
      this.onreadystatechange?.();
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}
