import { onBuild, project } from '../../jest/project.mjs';

const environment = '<rootDir>/../api/test/environment';

/** The console in a real Chromium. Each file starts the service on a clone of the database that the API's tests clone. */
export default project('console-e2e', import.meta.dirname, {
  ...onBuild,
  testSequencer: '<rootDir>/../../jest/longest-first-sequencer.mjs',
  testMatch: ['<rootDir>/src/**/*.e2e-spec.ts'],
  globalSetup: `${environment}/global-setup.mjs`,
  globalTeardown: `${environment}/global-teardown.mjs`,
});
