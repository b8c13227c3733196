import { chunksAttribute } from '../../contract.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Loads everything an island needs at once, so that nothing waits for another: Astro's runtime, which hydrates islands,
 * then the chunks, as the finished page lists them (`../finish/chunks.ts`). A chunk that fails is left to Astro, which
 * loads it again and then says so; the runtime is loaded again here.
 * @throws when the runtime did not come the second time either
 */
export async function loadChunks(island: HTMLElement): Promise<void> {
  const [runtime, ...chunks] = island.getAttribute(chunksAttribute)?.split(' ') ?? [];
  // In development nothing is listed: Astro's runtime stands in the page, and loads the rest.
  if (runtime === undefined) return;
  const first = import(/* @vite-ignore */ runtime);
  for (const url of chunks) import(/* @vite-ignore */ url).catch(() => undefined);
  await first.catch(async () => {
    await pause(1000);
    // Browsers remember that an address failed.
    await import(/* @vite-ignore */ `${runtime}?again=${Date.now()}`);
  });
}
