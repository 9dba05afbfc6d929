import { onBuild, project } from '../../../jest/project.mjs';

/**
 * Tests that take minutes of the whole machine, or need programs that npm does not bring. `npm test` leaves them out,
 * and `.ci/run` has them.
 */
export default project('api-ci', import.meta.dirname, {
  ...onBuild,
  testMatch: ['<rootDir>/**/*.ci-spec.ts'],
  globalSetup: '<rootDir>/environment/global-setup.mjs',
  globalTeardown: '<rootDir>/environment/global-teardown.mjs',
});
