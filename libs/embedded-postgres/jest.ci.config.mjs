import { onBuild, project } from '../../jest/project.mjs';

/** Tests that start and stop servers again and again. `npm test` leaves them out, and `.ci/run` has them. */
export default project('embedded-postgres-ci', import.meta.dirname, {
  ...onBuild,
  testMatch: ['<rootDir>/src/**/*.ci-spec.ts'],
});
