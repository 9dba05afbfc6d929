import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The directory that holds `package.json`, `apps` and `libs`. */
export const projectRoot = resolve(import.meta.dirname, '../../..');

/** What the build makes, as far as a start needs it. */
const OUTPUTS = ['apps/api/dist/main.js', 'apps/console/dist/index.html'];
/** What the build reads. */
const INPUTS = ['apps/api', 'apps/console', 'libs', 'tsconfig.base.json', 'package-lock.json'];
const NOT_READ = new Set(['node_modules', 'dist', 'test', 'coverage', 'launcher']);

/** True when everything that a start needs has been built, be it from older sources. */
export function isBuilt() {
  return OUTPUTS.every((path) => existsSync(join(projectRoot, path)));
}

/** A digest of every file that the build reads; takes milliseconds, where asking Nx takes seconds. */
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
