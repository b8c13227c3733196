// Read by any Node before it meets a file it cannot run: the site needs the Node that `npm ci` installs.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Node ${process.versions.node} is too old: run "npm ci", which installs Node 24 beside the other parts, then use the npm scripts.`,
  );
  process.exit(1);
}
