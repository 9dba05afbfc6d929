import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const api = resolve(import.meta.dirname, '../..');

/** The service, as it is built and shipped. */
export const BUILD = resolve(api, 'dist');

/** The library that starts the database server, built with the service. */
const EMBEDDED_POSTGRES = resolve(api, '../../libs/embedded-postgres/dist/index.js');

/**
 * A module of the built service; only when it is needed, since the build may be still to come.
 * @param {string} path below the sources, as `.js`
 */
export function built(path) {
  return import(pathToFileURL(join(BUILD, path)).href);
}

/** The library, likewise. */
export function builtEmbeddedPostgres() {
  return import(pathToFileURL(EMBEDDED_POSTGRES).href);
}
