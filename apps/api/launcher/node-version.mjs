const MIN_VERSION = [20, 19];

/**
 * Ends the process where Node is too old. It runs before anything that an old Node could not load.
 * @param {string} running such as "20.19.0"
 */
export function requireSupportedNode(running = process.versions.node) {
  const [major = 0, minor = 0] = running.split('.').map(Number);
  if (major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1])) return;
  console.error(`Wordgrove needs Node ${MIN_VERSION.join('.')} or later; this is Node ${running}.`);
  // At once: the next import may not even parse on this version.
  process.exit(1);
}
