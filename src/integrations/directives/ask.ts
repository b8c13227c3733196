const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Asks at once for everything an island needs, so that nothing waits for another: Astro's runtime, which wakes islands,
 * then the chunks. The finished page lists them in `data-chunks`, the runtime first (`../finish/chunks.ts`). A chunk
 * that fails is left to Astro, which asks again and then says so; the runtime is asked for again here.
 * @throws when the runtime did not come the second time either
 */
export async function ask({ dataset }: HTMLElement): Promise<void> {
  const [runtime, ...chunks] = dataset.chunks?.split(' ') ?? [];
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
