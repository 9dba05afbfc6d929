import { WORD_LIMITS } from './learned-word.js';

/** Lengths in code points and counts that both sides check; the API has the last word. */
export const LIMITS = {
  ...WORD_LIMITS,
  collectBatch: 500,
  wordbooks: 500,
  wordbookName: 100,
  wordbookDescription: 1_000,
  wordbookTerms: 10_000,
  plans: 100,
  planName: 100,
  planDescription: 1_000,
  planWordbooks: 50,
  dailyLimit: 9_999,
  retentionMin: 0.7,
  retentionMax: 0.97,
  answerBatch: 100,
  url: 2_000,
  email: 254,
  passwordMin: 8,
  passwordMax: 200,
  displayName: 100,
  applicationName: 100,
  applicationDescription: 1_000,
  reason: 1_000,
  redirectUris: 10,
  testUsers: 5,
  liveSecrets: 2,
  secretName: 100,
  state: 2_048,
  filter: 1_024,
  pageSizeDefault: 20,
  pageSizeMax: 100,
  changesDefault: 100,
  changesMax: 500,
  /** UTF-8 bytes of words' tags, notes and contexts after which a page ends early: 4 MiB. */
  pageBytes: 4 * 1024 * 1024,
  timeSpentMs: 86_400_000,
  userAnswer: 1_000,
  /** Imports of a user that are not finished. */
  unfinishedImports: 5,
  /** Faults that an import tells of in full. */
  importErrors: 100,
  /** Exports of a user at a time. */
  exportsAtOnce: 2,
  /** Reviews that a learner has before weights are fitted to them. */
  reviewsToFit: 400,
  statisticsDays: 365,
} as const;

/** How many days things last. */
export const LIFETIME_DAYS = {
  /** After which a flashcard takes no answer. */
  flashcard: 30,
  /** How late an answer may arrive that was given offline. */
  lateAnswer: 30,
  /** How long an import can be looked up. */
  import: 30,
  /** How long clients hear of a deleted word. */
  tombstone: 180,
} as const;

/** The length of a day in milliseconds, for lifetimes. */
export const DAY_MS = 86_400_000;

/** What a review plan has unless told. */
export const PLAN_DEFAULTS = {
  dailyNewLimit: 20,
  dailyReviewLimit: 200,
  desiredRetention: 0.9,
} as const;
