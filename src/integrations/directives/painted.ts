import type { ClientDirective } from 'astro';
import { askForChunks } from './chunks.ts';

/** How long the chunks may stay without an answer before the visitor is told, in milliseconds. */
const patience = 10_000;

/**
 * Hydrates an island right after the first frame. A submit that comes before React has committed is held and sent
 * then; when the chunks fail or hang, `island:stuck` is raised on the island.
 */
const painted: ClientDirective = (load, _options, island) => {
  let held: SubmitEvent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event instanceof SubmitEvent) held = event;
  };
  const stuck = () => {
    clearTimeout(timer);
    island.dispatchEvent(new Event('island:stuck', { bubbles: true }));
  };
  const ready = () => {
    clearTimeout(timer);
    island.removeEventListener('submit', hold, true);
    if (held?.target instanceof HTMLFormElement) held.target.requestSubmit(held.submitter);
  };
  island.addEventListener('submit', hold, true);
  island.addEventListener('island:ready', ready, { once: true });
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    stuck();
  });
  // A frame and a task later the first paint is on the screen; the timer starts there too, since the frames of a page
  // in the background do not come.
  requestAnimationFrame(() =>
    setTimeout(async () => {
      timer = setTimeout(stuck, patience);
      askForChunks(island);
      const hydrate = await load();
      await hydrate();
    }),
  );
};

export default painted;
