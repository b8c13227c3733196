// Preloaded by every npm script. An older Node of the computer runs it too, so its syntax is old.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Node ${process.versions.node} is too old: run "npm ci", which installs Node 24 beside the other parts, then use the npm scripts.`,
  );
  process.exit(1);
}
// Astro's telemetry needs a writable home folder.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
