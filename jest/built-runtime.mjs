import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import Runtime from 'jest-runtime';

const root = resolve(import.meta.dirname, '..');

/** What differs from test file to test file, and Jest makes. */
const JESTS = new Set(['@jest/globals', 'process', 'node:process']);

/**
 * Jest's module system for test files and what they share, and for nothing else. What was built, and
 * every package, comes from Node's own module cache: a worker loads and compiles it once, however many
 * test files it runs, and it runs outside Jest's sandbox, where code takes twice the time. A test file
 * that imports a source gets the module that was built from it, the very one that is shipped.
 */
export default class BuiltRuntime extends Runtime {
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

/**
 * What Node is to load in Jest's place, if anything.
 * @param {string} from
 * @param {string} name
 */
function outsidePath(from, name) {
  if (!name.startsWith('.')) return JESTS.has(name) ? undefined : name;
  const [kind = '', project = '', folder, ...path] = relative(
    root,
    resolve(dirname(from), name),
  ).split(/[\\/]/);
  const built = join(root, kind, project, 'dist', ...path);
  return folder === 'src' && existsSync(built) ? built : undefined;
}
