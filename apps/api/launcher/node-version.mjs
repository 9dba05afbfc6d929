/** The oldest minor version of each major version that works; `engines` in package.json says the same. */
const MIN_MINOR = new Map([
  [20, 19],
  [22, 13],
  [24, 11],
]);
const SUPPORTED = '20.19 or later in version 20, 22.13 or later in version 22, or 24.11 or later';

/**
 * Ends the process if Node does not work. It runs before anything that an old Node could not load.
 * @param {string} running such as "20.19.0"
 */
export function requireSupportedNode(running = process.versions.node) {
  const [major = 0, minor = 0] = running.split('.').map(Number);
  if (major > Math.max(...MIN_MINOR.keys()) || minor >= (MIN_MINOR.get(major) ?? Infinity)) return;
  console.error(`Wordgrove needs Node ${SUPPORTED}; this is Node ${running}.`);
  // At once: the next import may not even parse on this version.
  process.exit(1);
}
