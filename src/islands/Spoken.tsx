import { useEffect, useState } from 'react';
import Text from './Text.tsx';

/** A change of the focus, which would interrupt the message, comes before it. */
const startMs = 100;
/** A screen reader only has to begin in this time. */
const endMs = 5000;

/**
 * A message that only screen readers announce. A text that stays on the page is beside it, without a role. Its rules:
 *
 * - It is in the page before its text: screen readers ignore a status that is added with its text.
 * - Each message is announced once: not here if a dialog, a description or the name of the focused element announces it.
 * - The text is removed after five seconds. A modal dialog hides the page from screen readers, and a text in a status is announced again after it.
 */
export default function Spoken({ children }: { children: string | undefined }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const timers = [setTimeout(setText, startMs, children), setTimeout(setText, endMs, undefined)];
    return () => {
      timers.forEach(clearTimeout);
      // The next message may be the same.
      setText(undefined);
    };
  }, [children]);
  return (
    <Text as="p" role="status" className="visually-hidden">
      {text}
    </Text>
  );
}
