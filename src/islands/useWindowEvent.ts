import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the window while the component is mounted. Events of forms bubble to the window. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: WindowEventMap[Type]) => onEvent(event);
    addEventListener(type, handle);
    return () => removeEventListener(type, handle);
  }, [type]);
}
