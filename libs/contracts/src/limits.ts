import { MAX_WORD_JSON, WORD_LIMITS } from './learned-word.js';

/** Limits that the API and the console check, in code points or items. The API's check decides. */
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
  scopeReason: 300,
  reason: 1_000,
  holdSeconds: 60,
  applicationMessage: 2_000,
  applicationMessages: 500,
  /** The runs of checks that a user may ask for in {@link CHECK_RUNS_MINUTES}. */
  checkRuns: 20,
  reviewCriteria: 20_000,
  replyTemplates: 100,
  replyTemplateName: 100,
  /** The maximum number of applications, and of decisions, in what reviewers see of a developer. */
  developerHistory: 10,
  /** The maximum number of applications with a held decision that come with the review queue. */
  heldApplications: 20,
  /** The maximum number of events that a count or a file of the audit log includes. */
  auditEvents: 10_000,
  /** The maximum number of characters to search for. */
  search: 254,
  redirectUris: 10,
  testUsers: 5,
  /** The maximum number of offers of applications, and of invitations of test users, in a list. */
  offers: 100,
  /** The maximum number of names that a review shows because they look like an application's. */
  similarNames: 5,
  /** The maximum number of a user's own applications that are named. Nothing limits how many there are. */
  namedApplications: 100,
  liveSecrets: 2,
  secretName: 100,
  /** The number of an application's playground tokens. A new one takes the place of the oldest. */
  playgroundTokens: 10,
  state: 2_048,
  filter: 1_024,
  pageSizeDefault: 20,
  pageSizeMax: 100,
  changesDefault: 100,
  changesMax: 500,
  /**
   * A page ends early if its words' tags, notes and contexts have more UTF-8 bytes than this: 4
   * MiB.
   */
  pageBytes: 4 * 1024 * 1024,
  pageReads: 10_000,
  planReads: 10_000,
  indexedPlanReads: 20_000,
  countedWords: 100_000,
  forecastReads: 15_000,
  timeSpentMs: 86_400_000,
  userAnswer: 1_000,
  /** The maximum number of unfinished imports of a user. */
  unfinishedImports: 5,
  /** The maximum number of errors that an import reports in full. */
  importErrors: 100,
  /** The maximum number of items of a file that a preview reads. */
  previewItems: 1_000,
  /** The maximum number of words that a preview shows. */
  previewWords: 20,
  /** The maximum number of columns that a preview shows. */
  previewColumns: 200,
  /** The maximum number of simultaneous exports of a user. */
  exportsAtOnce: 2,
  /** The minimum number of a learner's reviews to which weights are fitted. */
  reviewsToFit: 400,
  statisticsDays: 365,
} as const;

/** The largest JSON body, which is a batch of words. A body that has more is refused before it is parsed. */
export const MAX_BATCH_JSON = {
  members: 1 + LIMITS.collectBatch * MAX_WORD_JSON.members,
  texts: LIMITS.collectBatch * MAX_WORD_JSON.texts,
} as const;

/** The minutes in which `LIMITS.checkRuns` counts. */
export const CHECK_RUNS_MINUTES = 10;

/** The time for which other admins are told that an admin is looking at an application, in seconds. */
export const LOOKING_SECONDS = 30;

/** Lifetimes, in days. */
export const LIFETIME_DAYS = {
  /** The time for which a flashcard can be answered. */
  flashcard: 30,
  /** The maximum delay of an answer that was given offline. */
  lateAnswer: 30,
  /** The time for which an import can be retrieved. */
  import: 30,
  /** The time in which an offer to take over an application can be accepted. */
  handover: 7,
  /** The time for which clients are told about a deleted word. */
  tombstone: 180,
} as const;

/** The time in which a code can be exchanged, in seconds (rule 30). */
export const AUTHORIZATION_CODE_SECONDS = 60;

/** The lifetime of an access token, in minutes. */
export const ACCESS_TOKEN_MINUTES = 60;

/** The time in which a user can decide about an authorization request, in minutes (rule 14). */
export const AUTHORIZATION_REQUEST_MINUTES = 10;

/** The time of day at which a user's day begins in the user's time zone. */
export const DAY_BEGINS_AT = '04:00';

/** The length of a day in milliseconds, for lifetimes. */
export const DAY_MS = 86_400_000;

/** The time in milliseconds within which a secret that expires has to be replaced. */
export const SECRET_EXPIRES_SOON_MS = 14 * DAY_MS;

/** The default settings of a review plan. */
export const PLAN_DEFAULTS = {
  dailyNewLimit: 20,
  dailyReviewLimit: 200,
  desiredRetention: 0.9,
} as const;
