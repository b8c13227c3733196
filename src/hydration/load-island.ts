import { version } from 'astro/package.json';
import { fileAttributes, runtimeUrl } from './astro-internals.ts';

const runtime = runtimeUrl(version);

/**
 * Loads Astro's island runtime and the two files of an island in parallel. The runtime then runs the client directive of each
 * island. In development the runtime is inline, and this function loads nothing.
 * The runtime retries the files of an island once, then dispatches `astro:hydration-error`. This function retries the runtime.
 * @param onArrival called when one of the files has arrived
 * @throws when the runtime failed twice
 */
export async function loadIsland(island: HTMLElement, onArrival: () => void): Promise<void> {
  if (customElements.get('astro-island')) return;
  const loading = import(/* @vite-ignore */ runtime);
  for (const name of fileAttributes)
    import(/* @vite-ignore */ island.getAttribute(name) ?? '').then(onArrival, () => undefined);
  await loading.then(onArrival).catch(async () => {
    await new Promise((done) => setTimeout(done, 1000));
    // Browsers cache the failure of a module URL.
    await import(/* @vite-ignore */ `${runtime}?again=${Date.now()}`);
  });
}
