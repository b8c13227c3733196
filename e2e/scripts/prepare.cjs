// Read before every script of package.json, by any Node: the site needs the one that `npm ci` installs.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Node ${process.versions.node} is too old: run "npm ci", which installs Node 24 beside the other parts, then use the npm scripts.`,
  );
  process.exit(1);
}
// The builder's telemetry: it needs a home that can be written.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
