import { resolve } from 'node:path';

const api = resolve(import.meta.dirname, '../..');

/** What Jest loads, for each test file anew. */
export const TESTS = resolve(api, 'test');
/** What the service is built from. */
export const SOURCES = resolve(api, 'src');
/** The service, as it is built and shipped. */
export const BUILD = resolve(api, 'dist');
