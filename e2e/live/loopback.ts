/** Whether an origin is a loopback address: a trial on this machine, which needs no https. */
export const isLoopback = (origin: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);
