import { TEST_TIMEOUT } from './jest.project.mjs';

/** One run over every project, so that there is one summary. */
export default {
  projects: [
    '<rootDir>/libs/*',
    '<rootDir>/apps/api',
    '<rootDir>/apps/api/test',
    '<rootDir>/apps/console',
  ],
  testTimeout: TEST_TIMEOUT,
};
