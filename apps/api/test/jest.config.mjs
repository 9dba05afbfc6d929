import { onBuild, project } from '../../../jest/project.mjs';

/** The API through HTTP, on a real PostgreSQL. */
export default project('api-e2e', import.meta.dirname, {
  ...onBuild,
  testMatch: ['<rootDir>/**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/environment/global-setup.mjs',
  globalTeardown: '<rootDir>/environment/global-teardown.mjs',
});
