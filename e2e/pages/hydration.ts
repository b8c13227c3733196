import { expect, type Locator } from '@playwright/test';

/** Waits until every island inside is hydrated. */
export async function expectHydrated(container: Locator): Promise<void> {
  await expect(container.locator('astro-island')).not.toHaveCount(0);
  await expect(container.locator('astro-island:not([data-hydrated])')).toHaveCount(0);
}
