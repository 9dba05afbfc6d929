/** One run over every project, so that there is one summary. */
export default {
  projects: ['<rootDir>/libs/*', '<rootDir>/apps/api', '<rootDir>/apps/console'],
  testTimeout: 30_000,
};
