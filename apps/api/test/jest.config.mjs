import { project } from '../../../jest/project.mjs';

/** The API through HTTP, on a real PostgreSQL; the service itself is loaded once for each worker. */
export default project('api-e2e', import.meta.dirname, {
  testMatch: ['<rootDir>/**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/environment/global-setup.mjs',
  globalTeardown: '<rootDir>/environment/global-teardown.mjs',
  testEnvironment: '<rootDir>/environment/service-environment.mjs',
  runtime: '<rootDir>/environment/service-runtime.mjs',
});
