import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The directory that holds `package.json`, `apps` and `libs`. */
export const projectRoot = resolve(import.meta.dirname, '../../..');

/** The files that the build makes and a start needs. */
const OUTPUTS = ['apps/api/dist/bundle/main.js', 'apps/console/dist/index.html'];
/** The files and folders that the build reads. */
const INPUTS = ['apps/api', 'apps/console', 'libs', 'tsconfig.base.json', 'package-lock.json'];
const NOT_READ = new Set(['node_modules', 'dist', 'test', 'coverage', 'launcher']);

/** Returns true if everything that a start needs has been built, even if from older sources. A power cut can leave empty files. */
export function isBuilt() {
  const sizeOf = (/** @type {string} */ path) =>
    statSync(join(projectRoot, path), { throwIfNoEntry: false })?.size ?? 0;
  return OUTPUTS.every((path) => sizeOf(path) > 0);
}

/** Returns a digest of every file that the build reads. This takes milliseconds, and asking Nx takes seconds. */
export function sourcesDigest() {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap((input) => filesBelow(join(projectRoot, input)))) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path absolute
 * @returns {string[]} the files at or below it, in a stable order
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter(
    (name) => !NOT_READ.has(name) && !/\.spec\.tsx?$/.test(name),
  );
  return names.sort().flatMap((name) => filesBelow(join(path, name)));
}
