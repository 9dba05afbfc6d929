import { onBuild, project } from '../../jest/project.mjs';

export default project('console-e2e', import.meta.dirname, {
  ...onBuild,
  testMatch: ['<rootDir>/src/**/*.e2e-spec.ts'],
});
