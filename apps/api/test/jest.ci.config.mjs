import { onBuild, project } from '../../../jest/project.mjs';

/**
 * Tests that start the service in a process of its own, send thousands of random requests, or need programs that npm
 * does not bring. `npm test` leaves them out, and `.ci/run` has them.
 */
export default project('api-ci', import.meta.dirname, {
  ...onBuild,
  testMatch: ['<rootDir>/**/*.ci-spec.ts'],
  globalSetup: '<rootDir>/environment/global-setup.mjs',
  globalTeardown: '<rootDir>/environment/global-teardown.mjs',
});
