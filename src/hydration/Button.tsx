import { type ComponentProps, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * A button that needs a script. It is disabled until React has hydrated it. A disabled submit button also blocks Enter in the
 * fields of its form (HTML standard, implicit submission).
 */
export default function Button({ disabled, ...props }: ComponentProps<'button'>) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  // Without `autocomplete="off"`, Firefox enables the button again after a reload, before its script works. React's types lack
  // this attribute.
  const autoComplete = { autoComplete: 'off' };
  return <button suppressHydrationWarning disabled={!isHydrated || disabled} {...autoComplete} {...props} />;
}
