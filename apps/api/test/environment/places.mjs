import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const api = resolve(import.meta.dirname, '../..');

/** What Jest loads, for each test file anew. */
export const TESTS = resolve(api, 'test');
/** What the service is built from. */
export const SOURCES = resolve(api, 'src');
/** The service, as it is built and shipped. */
export const BUILD = resolve(api, 'dist');

/**
 * A module of the built service; only when it is needed, since the build may be still to come.
 * @param {string} path below the sources, as `.js`
 */
export function built(path) {
  return import(pathToFileURL(join(BUILD, path)).href);
}
