const OLDEST = [20, 19];

/**
 * Ends the process where Node is too old. It runs before anything that an old Node could not load.
 * @param {string} running such as "20.19.0"
 */
export function requireSupportedNode(running = process.versions.node) {
  const [major = 0, minor = 0] = running.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Wordgrove needs Node ${OLDEST.join('.')} or later; this is Node ${running}.`);
  // At once: the next import may not even parse on this version.
  process.exit(1);
}
