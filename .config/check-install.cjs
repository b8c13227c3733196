// The npm scripts preload this file. Before `npm ci`, the computer's own Node runs it, so the syntax is old.

/** Whether the direct dependencies are installed in the versions of the lock file. After `git pull` they may not be. */
function isInstalled() {
  try {
    const { packages } = require('../package-lock.json');
    const { dependencies, devDependencies } = packages[''];
    return Object.keys({ ...dependencies, ...devDependencies }).every(
      (name) =>
        require(`../node_modules/${name}/package.json`).version === packages[`node_modules/${name}`].version,
    );
  } catch {
    return false;
  }
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 24 || !isInstalled()) {
  console.error('Run "npm ci": it installs Node 24 and the other packages of package-lock.json.');
  process.exit(1);
}
// Astro's telemetry needs a writable home folder.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
