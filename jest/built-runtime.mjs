import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import Runtime from 'jest-runtime';

const root = resolve(import.meta.dirname, '..');

/** The modules that Jest makes for each test file. */
const JESTS = new Set(['@jest/globals', 'process', 'node:process']);

/**
 * Jest's module system for test files and the modules that they share, and for nothing else. Built
 * code and every package come from Node's own module cache: a worker loads and compiles them once,
 * no matter how many test files it runs, and they run outside Jest's sandbox, where code takes
 * twice the time. If a test file imports a source, it gets the module that was built from it, the
 * very one that is shipped.
 */
export default class BuiltRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    const [, environment] = args;
    this.runsSources = /** @type {import('./built-environment.mjs').default} */ (
      environment
    ).runsSources;
  }

  /**
   * Jest calls this for every import and `require` of a test file.
   * @param {string} from absolute path of the importing file
   * @param {string} name as it was written
   */
  requireModuleOrMock(from, name) {
    const outside = this.runsSources ? undefined : outsidePath(from, name);
    return outside === undefined
      ? super.requireModuleOrMock(from, name)
      : createRequire(from)(outside);
  }

  /**
   * Jest calls this for its own modules, and for what they import.
   * @param {string} from
   * @param {string} [to]
   */
  requireInternalModule(from, to) {
    const module = super.requireInternalModule(from, to);
    return to === 'node:async_hooks' ? { ...module, AsyncLocalStorage: SerialStorage } : module;
  }
}

/**
 * Has one value at a time, as there is one test at a time. Jest asks it to which test an error
 * belongs. Node's own storage follows every promise of the process for that, which takes a part of
 * the time of everything that the tests do. With this one, an error that comes after the end of its
 * test fails the test that then runs.
 */
class SerialStorage {
  /**
   * @param {unknown} value
   * @param {() => Promise<unknown>} work
   */
  run(value, work) {
    const outer = this.value;
    this.value = value;
    const restore = () => {
      this.value = outer;
    };
    const done = work();
    done.then(restore, restore);
    return done;
  }

  getStore() {
    return this.value;
  }
}

/**
 * Returns the path of the module that Node loads instead of Jest, if there is one.
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
