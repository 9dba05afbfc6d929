import { TestEnvironment } from 'jest-environment-node';

/** Node's globals, of which those that test files hand to the service are the service's own. */
export default class ServiceEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    // `instanceof` counts for these two: the dates of the clock, and what a job of a test fails with.
    this.global.Date = Date;
    this.global.Error = Error;
    // reflect-metadata has put the metadata of the service's classes here.
    this.global.Reflect = Reflect;
  }
}
