/** Whether an origin is on this machine: it is asked for a trial, and needs no https. */
export const isHere = (origin: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);
