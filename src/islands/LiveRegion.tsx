import { useEffect, useState } from 'react';
import Text from '../hydration/Text.tsx';

/** Long enough for the focus to move; otherwise a screen reader would drop the message. */
const startMs = 100;
/** Long enough for a screen reader to begin. */
const endMs = 5000;

/**
 * A message that only screen readers announce. If it is also visible, the visible text is a separate element without a role.
 *
 * - The status is in the page before its text, because screen readers ignore a status that is added with its text.
 * - Nothing is announced twice: don’t repeat what a dialog or the focused element announces.
 * - The text is removed after five seconds. Otherwise it would be announced again when a modal dialog closes.
 */
export default function LiveRegion({ children }: { children: string | undefined }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const timers = [setTimeout(setText, startMs, children), setTimeout(setText, endMs, undefined)];
    return () => {
      timers.forEach(clearTimeout);
      // The next message may have the same text.
      setText(undefined);
    };
  }, [children]);
  return (
    <Text as="p" role="status" className="visually-hidden">
      {text}
    </Text>
  );
}
