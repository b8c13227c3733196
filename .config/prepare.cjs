// Preloaded by every npm script. An older Node of the computer runs it too, so its syntax is old.

/** Whether node_modules has the direct dependencies in the versions of the lock file. After `git pull`, it may not. */
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
