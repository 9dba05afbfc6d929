import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

type Resolver = (request: string, ...rest: unknown[]) => string;

/** Prepares the one PostgreSQL server, and the migrated template database, of a test run. */
// eslint-disable-next-line no-restricted-exports -- Jest calls the default export
export default async function globalSetup(): Promise<void> {
  resolveTypeScriptRequests();
  const { startTestServer } = await import('./test-server.js');
  await startTestServer();
  // What is global here, suites in this very process (`--runInBand`) would have too: entities of each
  // other's, which TypeORM keeps there.
  Reflect.deleteProperty(globalThis, 'typeormMetadataArgsStorage');
}

/**
 * Jest transforms what its global setup requires, but does not resolve it: there, the two name
 * mappings of `jest.project.mjs` (`./x.js` is `./x.ts`, `@wordgrove/x` is `libs/x`) are up to us.
 */
function resolveTypeScriptRequests(): void {
  const loader = createRequire(import.meta.url)('node:module') as { _resolveFilename: Resolver };
  const original = loader._resolveFilename;
  const libraries = fileURLToPath(new URL('../../../../libs', import.meta.url));
  loader._resolveFilename = function resolve(request, ...rest) {
    const library = /^@wordgrove\/(\w+)$/.exec(request)?.[1];
    if (library) return original.call(this, `${libraries}/${library}/src/index.ts`, ...rest);
    try {
      return original.call(this, request, ...rest);
    } catch (error) {
      if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
      return original.call(this, request.replace(/\.js$/, '.ts'), ...rest);
    }
  };
}
