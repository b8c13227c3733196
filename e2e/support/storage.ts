/** Runs in the page: denies any access to storage. */
export function denyStorage() {
  const get = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get });
}

/** Runs in the page: makes the storage refuse new values, as if it were full. */
export function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  };
}
