import { type ComponentProps, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * A button whose action needs a script: it is disabled until React has hydrated it. A disabled submit button also blocks Enter
 * in the fields of its form (HTML standard, implicit submission).
 */
export default function Button({ disabled, ...props }: ComponentProps<'button'>) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  // After a reload, Firefox restores that the button was enabled, before it works, unless `autocomplete` is off. React's types
  // lack the attribute.
  const restoresNothing = { autoComplete: 'off' };
  return (
    <button suppressHydrationWarning disabled={!isHydrated || disabled} {...restoresNothing} {...props} />
  );
}
