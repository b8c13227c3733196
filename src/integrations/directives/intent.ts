import type { ClientDirective } from 'astro';
import { askForChunks } from './chunks.ts';

const signs = ['pointerdown', 'pointerenter', 'focusin', 'keydown'];

/** Hydrates an island at the first touch, hover, focus or key inside it; until then it is plain HTML. */
const intent: ClientDirective = (load, _options, island) => {
  const start = async () => {
    for (const sign of signs) island.removeEventListener(sign, start);
    askForChunks(island);
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of signs) island.addEventListener(sign, start, { passive: true });
};

export default intent;
