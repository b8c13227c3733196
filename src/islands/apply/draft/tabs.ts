import { attempt } from '../../../attempt.ts';

const name = 'application draft';

let channel: BroadcastChannel | undefined;

/** Where there is no channel, or the browser refuses it, the tabs know nothing of each other until they load. */
const open = () => (channel ??= attempt(() => new BroadcastChannel(name)));

/** Announces to the other tabs which field of the draft changed; without one, that the draft is gone. */
export const announce = (field?: string): void => open()?.postMessage(field);

/** Calls back with what other tabs announce, until the signal is aborted. */
export function listen(onChange: (field: string | undefined) => void, signal: AbortSignal): void {
  const onMessage = ({ data }: MessageEvent<unknown>) =>
    onChange(typeof data === 'string' ? data : undefined);
  open()?.addEventListener('message', onMessage, { signal });
}
