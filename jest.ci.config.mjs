import { TEST_TIMEOUT } from './jest/project.mjs';

/** The tests that `npm test` leaves out, because they take long or need more than npm brings. */
export default {
  projects: [
    '<rootDir>/apps/api/test/jest.ci.config.mjs',
    '<rootDir>/libs/embedded-postgres/jest.ci.config.mjs',
  ],
  testTimeout: TEST_TIMEOUT,
  testSequencer: '<rootDir>/jest/longest-first-sequencer.mjs',
};
