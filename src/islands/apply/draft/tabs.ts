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

/** Tells the other tabs which field of the draft changed; without one, that the draft is gone. */
export const tell = (field?: string): void => open()?.postMessage(field);

/** Hears what other tabs tell; gives the way to stop. */
export function listen(hear: (field: string | undefined) => void): () => void {
  const heard = ({ data }: MessageEvent<unknown>) => hear(typeof data === 'string' ? data : undefined);
  open()?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}
