import { TestEnvironment } from 'jest-environment-node';

/** The globals of Node that are the same objects for test files and for built code. */
const SHARED = {
  // `instanceof` must work for these: a clock's dates, and errors thrown on either side.
  Date,
  Error,
  RangeError,
  SyntaxError,
  TypeError,
  URIError,
  // reflect-metadata has put the metadata of classes here.
  Reflect,
};

/** Where test files keep what is the same for every file and costly to make. It ends with the worker. */
const keptByWorker = {};

/**
 * The globals of test files that run with the built runtime. A file whose first comment has `@runs-sources` gets the
 * sources instead, in Jest's sandbox: only code in there has fake timers, module mocks and the objects of the test.
 */
export default class BuiltEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    const [, { docblockPragmas }] = args;
    this.runsSources = 'runs-sources' in docblockPragmas;
    if (this.runsSources) return;
    Object.assign(this.global, SHARED, { keptByWorker });
  }
}
