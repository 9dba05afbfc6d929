import { TestEnvironment } from 'jest-environment-node';

/** Node's globals, of which those that test files share with what was built are the same there. */
const SHARED = {
  // `instanceof` counts for these: the dates of a clock, what was thrown on either side.
  Date,
  Error,
  RangeError,
  TypeError,
  // reflect-metadata has put the metadata of classes here.
  Reflect,
};

/** The globals of test files that run with the built runtime. */
export default class BuiltEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.assign(this.global, SHARED);
  }
}
