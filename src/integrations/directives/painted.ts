import type { ClientDirective } from 'astro';
import { around, isAwake, onceParsed } from './around.ts';
import { ask } from './ask.ts';
import { oncePainted } from './once-painted.ts';

const name = 'painted';

/** How long the chunks may stay without an answer before the visitor is told, in milliseconds. */
const patience = 10_000;

/**
 * Hydrates an island right after the first frame. A submit that comes before React has committed is held and sent
 * then; when the chunks fail or hang, `island:stuck` is raised on the island.
 */
const painted: ClientDirective = async (load) => {
  const hydrate = await load();
  await hydrate();
};

const held = new WeakMap<HTMLElement, SubmitEvent>();
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

document.addEventListener(
  'submit',
  (event) => {
    const island = around(event, name);
    if (!island || isAwake(island)) return;
    event.preventDefault();
    event.stopPropagation();
    held.set(island, event);
  },
  true,
);
document.addEventListener('island:ready', (event) => {
  const island = around(event, name);
  if (!island) return;
  clearTimeout(timers.get(island));
  const early = held.get(island);
  held.delete(island);
  if (early?.target instanceof HTMLFormElement) early.target.requestSubmit(early.submitter);
});
document.addEventListener('astro:hydration-error', (event) => {
  const island = around(event, name);
  if (!island) return;
  event.preventDefault();
  stuck(island);
});

function stuck(island: HTMLElement) {
  clearTimeout(timers.get(island));
  island.dispatchEvent(new Event('island:stuck', { bubbles: true }));
}

function start() {
  for (const island of document.querySelectorAll<HTMLElement>(`astro-island[client="${name}"]`)) {
    // Another island may have brought the runtime already.
    if (isAwake(island)) continue;
    timers.set(island, setTimeout(stuck, patience, island));
    ask(island).catch(() => stuck(island));
  }
}

onceParsed(() => oncePainted(start));

export default painted;
