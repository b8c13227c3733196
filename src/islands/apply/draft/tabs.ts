/** What another tab did to the draft: it changed this field, or, without one, sent or discarded it all. */
export interface Change {
  readonly field?: string;
}

const name = 'application draft';

let channel: BroadcastChannel | undefined;

/** Where there is no channel, or the browser refuses it, the tabs know nothing of each other until they load. */
function open(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(name);
  } catch {
    // Then it stays undefined.
  }
  return channel;
}

/** Tells the other tabs. */
export const tell = (change: Change): void => open()?.postMessage(change);

/** Listens to the other tabs; gives the way to stop. */
export function listen(listener: (change: Change) => void): () => void {
  const heard = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return;
    listener('field' in data && typeof data.field === 'string' ? { field: data.field } : {});
  };
  open()?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}
