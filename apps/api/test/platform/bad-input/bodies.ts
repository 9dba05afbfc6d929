import {
  ALL_LANGUAGES,
  ALL_SCOPES,
  LIMITS,
  MAX_MASTERY_LEVEL,
  QUESTION_TYPES,
  WORDBOOK_VISIBILITIES,
} from '@wordgrove/contracts';
import { urlOfLength, WORD_MEMBERS_TAKE } from '../../support/word-members.js';
import type { Member, Members } from '../../support/members.js';

const padded = (before: string, after: string) => (length: number) =>
  before + 'a'.repeat(Math.max(1, length - before.length - after.length)) + after;

export const timeZone: Member = {
  kind: 'text',
  min: 1,
  max: 64,
  sample: 'America/Argentina/ComodRivadavia',
  bad: { reason: 'INVALID_TIME_ZONE', values: ['Mars/Olympus', '../etc', 'Europe', '😀'] },
};

export const email: Member = {
  kind: 'text',
  min: 3,
  max: LIMITS.email,
  required: true,
  ofLength: padded('', '@example.org'),
  bad: { reason: 'INVALID_EMAIL', values: ['abc', 'a@', '@b', 'a@@b', 'a b@c', 'a@b@c'] },
};

export const term: Member = { kind: 'text', min: 1, max: LIMITS.term, required: true };
export const masteryLevel: Member = { kind: 'integer', min: 0, max: MAX_MASTERY_LEVEL };
export const language: Member = {
  kind: 'enum',
  values: ALL_LANGUAGES,
  reason: 'INVALID_LANGUAGE',
};
export const learnedWordSpec: Members = {
  term,
  language,
  mastery_level: masteryLevel,
  ...WORD_MEMBERS_TAKE,
};

const redirectUris = (required: boolean): Member => ({
  kind: 'list',
  minItems: 1,
  maxItems: LIMITS.redirectUris,
  required,
  item: {
    kind: 'text',
    min: 1,
    max: LIMITS.url,
    verbatim: true,
    ofLength: urlOfLength,
    bad: {
      reason: 'INVALID_REDIRECT_URI',
      values: [
        'x',
        'javascript:alert(1)',
        'http://a.example/',
        'https://a.example/#x',
        ' https://a/',
      ],
    },
  },
});
export const scopes = (required: boolean, minItems = 1) => ({
  kind: 'list' as const,
  minItems,
  required,
  item: { kind: 'enum' as const, values: ALL_SCOPES },
});
const SCOPE_REASON: Member = { kind: 'text', max: LIMITS.scopeReason };
export const application = (required: boolean): Members => ({
  name: { kind: 'text', min: 1, max: LIMITS.applicationName, required },
  description: { kind: 'text', max: LIMITS.applicationDescription },
  homepage_url: {
    kind: 'text',
    max: LIMITS.url,
    ofLength: urlOfLength,
    bad: { reason: 'INVALID_URL', values: ['ftp://a', 'javascript:alert(1)', 'example'] },
  },
  redirect_uris: redirectUris(required),
  // A reason can only be for one of the scopes.
  scopes: { ...scopes(required), sample: ALL_SCOPES },
  scope_reasons: {
    kind: 'object',
    members: Object.fromEntries(ALL_SCOPES.map((scope) => [scope, SCOPE_REASON])),
    sample: {},
  },
});
export const newSecret: Members = {
  name: { kind: 'text', max: LIMITS.secretName },
  expires_at: { kind: 'instant', sample: '2100-01-01T00:00:00.000Z' },
};
export const testUser: Members = {
  email: {
    kind: 'text',
    min: 3,
    max: LIMITS.email,
    required: true,
    ofLength: padded('', '@example.org'),
  },
};
const submission_id: Member = { kind: 'text', min: 1, max: 64 };
const hold_seconds: Member = { kind: 'integer', min: 0, max: LIMITS.holdSeconds };
const reason: Member = { kind: 'text', min: 1, max: LIMITS.reason, required: true };
const text: Member = { kind: 'text', min: 1, max: LIMITS.applicationMessage, required: true };
export const approval: Members = {
  submission_id,
  hold_seconds,
  reason: { kind: 'text', max: LIMITS.reason },
};
export const rejection: Members = { submission_id, hold_seconds, reason };
export const suspension: Members = { hold_seconds, reason };
export const message: Members = { text };
export const question: Members = { submission_id, text };
export const answer: Members = {
  flashcard_id: { kind: 'text', min: 1, max: 64, required: true },
  user_answer: { kind: 'text', max: LIMITS.userAnswer },
  is_correct: { kind: 'boolean', required: true },
  time_spent_ms: { kind: 'integer', min: 0, max: LIMITS.timeSpentMs },
  reviewed_at: { kind: 'instant' },
};
export const wordbook = (required: boolean): Members => ({
  name: { kind: 'text', min: 1, max: LIMITS.wordbookName, required },
  description: { kind: 'text', max: LIMITS.wordbookDescription },
  visibility: { kind: 'enum', values: WORDBOOK_VISIBILITIES },
});

/** The members of a review plan. */
export const reviewPlan = (isNew: boolean): Members => ({
  name: { kind: 'text', min: 1, max: LIMITS.planName, required: isNew },
  description: { kind: 'text', max: LIMITS.planDescription },
  filter: {
    kind: 'text',
    max: LIMITS.filter,
    ofLength: padded('term == "', '"'),
    bad: { reason: 'INVALID_FILTER', values: ['x', 'term = "a"', '('.repeat(1_000)] },
  },
  wordbook_ids: {
    kind: 'list',
    maxItems: LIMITS.planWordbooks,
    item: {
      kind: 'text',
      min: 1,
      max: 64,
      sample: '00000000-0000-4000-8000-000000000000',
      bad: { reason: 'INVALID_VALUE', values: ['x', '😀', '00000000'] },
    },
  },
  question_types: { kind: 'list', item: { kind: 'enum', values: QUESTION_TYPES } },
  daily_new_limit: { kind: 'integer', min: 0, max: LIMITS.dailyLimit },
  daily_review_limit: { kind: 'integer', min: 0, max: LIMITS.dailyLimit },
  paused_until: { kind: 'instant', nullable: true },
  desired_retention: { kind: 'number', min: LIMITS.retentionMin, max: LIMITS.retentionMax },
});
