/**
 * Asks for every chunk of an island at once, so that none waits for another. The finished page lists them in
 * `data-chunks` (see `../finish/chunks.ts`); a failure is left to Astro, which asks again and then says so.
 */
export function askForChunks(island: HTMLElement) {
  for (const url of island.dataset.chunks?.split(' ') ?? [])
    import(/* @vite-ignore */ url).catch(() => undefined);
}
