import { build } from 'astro';

/** Builds the site into the folder that the command names; prints warnings and errors alone. */
const [, , outDir = 'dist'] = process.argv;
await build({ outDir, logLevel: 'warn' }).catch((error: unknown) => {
  // A mistake in the content has no stack, since no code is at fault.
  console.error(error instanceof Error && !error.stack ? error.message : error);
  process.exit(1);
});
