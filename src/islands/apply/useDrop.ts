import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes the files that are dropped on the zone. One that misses it does nothing: a browser would open it in place of the
 * page, and what was typed would be out of sight.
 * @param enabled whether a file may be dropped now
 * @returns whether a file is being held over the zone
 */
export function useDrop(
  zone: RefObject<HTMLElement | null>,
  { enabled, onDrop }: { enabled: boolean; onDrop: (files: readonly File[]) => void },
) {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  const isEnabled = useEffectEvent(() => enabled);
  useEffect(() => {
    const filesIn = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') ? dataTransfer : undefined;
    const inside = ({ target }: DragEvent) =>
      isEnabled() && target instanceof Node && (zone.current?.contains(target) ?? false);
    const drag = (event: DragEvent) => {
      const files = filesIn(event);
      if (!files) return;
      event.preventDefault();
      files.dropEffect = inside(event) ? 'copy' : 'none';
      setOver(inside(event));
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      const files = filesIn(event);
      if (!files) return;
      event.preventDefault();
      setOver(false);
      if (inside(event)) dropped([...files.files]);
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('dragover', drag, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => end.abort();
  }, [zone]);
  return over;
}
