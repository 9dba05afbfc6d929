import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import Runtime from 'jest-runtime';
import { BUILD, SOURCES, TESTS } from './places.mjs';

/**
 * Jest's module system for the files below `apps/api/test`, and for nothing else. The service and the
 * packages come from Node's own module cache, so a worker loads and compiles them once, however many
 * test files it runs. A test file that imports a source of the service gets the module that was built
 * from it: the very one that the service runs.
 */
export default class ServiceRuntime extends Runtime {
  /**
   * Jest calls this for every import and `require` of a test file.
   * @param {string} from absolute path of the importing file
   * @param {string} name as it was written
   */
  requireModuleOrMock(from, name) {
    const outside = outsidePath(from, name);
    return outside === undefined
      ? super.requireModuleOrMock(from, name)
      : createRequire(from)(outside);
  }
}

/** What differs from test file to test file, and Jest makes. */
const JESTS = new Set(['@jest/globals', 'process', 'node:process']);

/**
 * What Node is to load in Jest's place, if anything.
 * @param {string} from
 * @param {string} name
 */
function outsidePath(from, name) {
  if (!name.startsWith('.')) return JESTS.has(name) ? undefined : name;
  const target = resolve(dirname(from), name);
  if (target.startsWith(TESTS + sep)) return undefined;
  const source = relative(SOURCES, target);
  return source.startsWith('..') ? target : join(BUILD, source);
}
