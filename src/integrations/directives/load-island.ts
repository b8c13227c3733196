import { version } from 'astro/package.json';
import { runtimeUrl } from '../island-runtime.ts';

const runtime = runtimeUrl(version);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Loads Astro's island runtime and the two files of an island in parallel; the runtime then hydrates every island whose
 * directive lets it. In development the runtime is inline, and nothing is loaded here.
 *
 * The runtime retries a file of the island once, then raises `astro:hydration-error`. The runtime itself is retried here.
 * @throws when the runtime failed twice
 */
export async function loadIsland(island: HTMLElement): Promise<void> {
  if (customElements.get('astro-island')) return;
  const loading = import(/* @vite-ignore */ runtime);
  for (const name of ['component-url', 'renderer-url'])
    import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
  await loading.catch(async () => {
    await pause(1000);
    // Browsers remember that a URL failed.
    await import(/* @vite-ignore */ `${runtime}?again=${Date.now()}`);
  });
}
