import {
  ALL_LANGUAGES,
  ALL_SCOPES,
  APPLICATION_STATUSES,
  LIMITS,
  MAX_MASTERY_LEVEL,
} from '@wordgrove/contracts';
import type { Member, Members } from './members.js';

/** Parameters of a query by their kind. */
export type Parameters = Record<string, 'page-size' | 'page-token' | 'filter' | 'order' | 'status'>;

/** An endpoint under `/api` with everything that it takes. */
export interface Endpoint {
  /** Method and path, as `/openapi.json` has them. */
  route: string;
  /** Who may call it; `site` is a page of the web app before sign-in. */
  access: 'token' | 'any-token' | 'session' | 'admin' | 'site';
  /** Status for who is not signed in, 401 unless told. */
  signedOut?: 401 | 403;
  body?: Members;
  query?: Parameters;
}

const padded = (before: string, after: string) => (length: number) =>
  before + 'a'.repeat(Math.max(1, length - before.length - after.length)) + after;

const email: Member = {
  kind: 'text',
  min: 3,
  max: LIMITS.email,
  required: true,
  ofLength: padded('', '@example.org'),
  bad: { reason: 'INVALID_EMAIL', values: ['abc', 'a@', '@b', 'a@@b', 'a b@c', 'a@b@c'] },
};
const url = padded('https://example.org/', '');

const term: Member = { kind: 'text', min: 1, max: LIMITS.term, required: true };
const tags: Member = {
  kind: 'list',
  maxItems: LIMITS.tags,
  item: { kind: 'text', min: 1, max: LIMITS.tag },
};
const notes: Member = {
  kind: 'list',
  maxItems: LIMITS.notes,
  item: { kind: 'text', min: 1, max: LIMITS.note },
};
const contexts: Member = {
  kind: 'list',
  maxItems: LIMITS.contexts,
  item: {
    kind: 'object',
    members: {
      sentence: { kind: 'text', min: 1, max: LIMITS.contextSentence, required: true },
      source_title: { kind: 'text', max: LIMITS.contextSourceTitle, nullable: true },
      source_url: {
        kind: 'text',
        max: LIMITS.url,
        nullable: true,
        ofLength: url,
        bad: { reason: 'INVALID_URL', values: ['ftp://a', 'javascript:alert(1)', 'a', 'http://'] },
      },
    },
  },
};
const masteryLevel: Member = { kind: 'integer', min: 0, max: MAX_MASTERY_LEVEL };

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
    ofLength: url,
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
const scopes = (required: boolean, minItems = 1): Member => ({
  kind: 'list',
  minItems,
  required,
  item: { kind: 'enum', values: ALL_SCOPES },
});
const application = (required: boolean): Members => ({
  name: { kind: 'text', min: 1, max: LIMITS.applicationName, required },
  description: { kind: 'text', max: LIMITS.applicationDescription },
  homepage_url: {
    kind: 'text',
    max: LIMITS.url,
    ofLength: url,
    bad: { reason: 'INVALID_URL', values: ['ftp://a', 'javascript:alert(1)', 'example'] },
  },
  redirect_uris: redirectUris(required),
  scopes: scopes(required),
});
const testUser: Members = {
  email: {
    kind: 'text',
    min: 3,
    max: LIMITS.email,
    required: true,
    ofLength: padded('', '@example.org'),
  },
};
const reason: Members = {
  reason: { kind: 'text', min: 1, max: LIMITS.reason, required: true },
};
const answer: Members = {
  flashcard_id: { kind: 'text', min: 1, max: 64, required: true },
  user_answer: { kind: 'text', max: LIMITS.userAnswer },
  is_correct: { kind: 'boolean', required: true },
  time_spent_ms: { kind: 'integer', min: 0, max: LIMITS.timeSpentMs },
  reviewed_at: { kind: 'instant' },
};
const page: Parameters = { page_size: 'page-size', page_token: 'page-token' };

const CONSOLE = '/api/console';
const APPLICATION = `${CONSOLE}/applications/{id}`;
const ADMIN = `${CONSOLE}/admin`;
const LEARNING = '/api/v1/learning';
const PLAN = '/api/v1/review-plans/{plan_id}';

/** Every endpoint under `/api`; the description holds this table to be complete. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    route: `POST ${CONSOLE}/users`,
    access: 'site',
    body: {
      email,
      password: {
        kind: 'text',
        min: LIMITS.passwordMin,
        max: LIMITS.passwordMax,
        verbatim: true,
        required: true,
      },
      display_name: { kind: 'text', min: 1, max: LIMITS.displayName, required: true },
      time_zone: {
        kind: 'text',
        min: 1,
        max: 64,
        sample: 'America/Argentina/ComodRivadavia',
        bad: { reason: 'INVALID_TIME_ZONE', values: ['Mars/Olympus', '../etc', 'Europe', '😀'] },
      },
    },
  },
  {
    route: `POST ${CONSOLE}/session`,
    access: 'site',
    body: {
      email,
      password: { kind: 'text', min: 1, max: LIMITS.passwordMax, verbatim: true, required: true },
    },
  },
  { route: `GET ${CONSOLE}/session`, access: 'session' },
  { route: `DELETE ${CONSOLE}/session`, access: 'site' },
  { route: `GET ${CONSOLE}/authorization-requests/{id}`, access: 'session' },
  {
    route: `POST ${CONSOLE}/authorization-requests/{id}/decision`,
    access: 'session',
    // Rule 17.
    signedOut: 403,
    body: { approve: { kind: 'boolean', required: true }, scopes: scopes(false, 0) },
  },
  { route: `GET ${CONSOLE}/grants`, access: 'session' },
  { route: `DELETE ${CONSOLE}/grants`, access: 'session' },
  { route: `DELETE ${CONSOLE}/grants/{id}`, access: 'session' },
  { route: `GET ${CONSOLE}/applications`, access: 'session', query: page },
  { route: `POST ${CONSOLE}/applications`, access: 'session', body: application(true) },
  { route: `GET ${APPLICATION}`, access: 'session' },
  { route: `PATCH ${APPLICATION}`, access: 'session', body: application(false) },
  { route: `DELETE ${APPLICATION}`, access: 'session' },
  { route: `POST ${APPLICATION}/submit`, access: 'session' },
  { route: `POST ${APPLICATION}/secrets`, access: 'session' },
  { route: `DELETE ${APPLICATION}/secrets/{secretId}`, access: 'session' },
  { route: `POST ${APPLICATION}/test-users`, access: 'session', body: testUser },
  { route: `DELETE ${APPLICATION}/test-users`, access: 'session', body: testUser },
  { route: `GET ${ADMIN}/applications`, access: 'admin', query: { ...page, status: 'status' } },
  {
    route: `POST ${ADMIN}/applications/{id}/approve`,
    access: 'admin',
    body: { updated_at: { kind: 'instant' } },
  },
  { route: `POST ${ADMIN}/applications/{id}/reject`, access: 'admin', body: reason },
  { route: `POST ${ADMIN}/applications/{id}/suspend`, access: 'admin', body: reason },
  { route: `POST ${ADMIN}/applications/{id}/reinstate`, access: 'admin' },
  {
    route: `PATCH ${ADMIN}/applications/{id}`,
    access: 'admin',
    body: { hourly_quota: { kind: 'integer', min: 1, max: 1_000_000_000, required: true } },
  },
  { route: `GET ${ADMIN}/audit-events`, access: 'admin', query: page },
  {
    route: `POST ${LEARNING}/collect-word`,
    access: 'token',
    body: {
      spec: {
        kind: 'object',
        required: true,
        members: {
          term,
          language: { kind: 'enum', values: ALL_LANGUAGES, reason: 'INVALID_LANGUAGE' },
          mastery_level: masteryLevel,
          tags,
          notes,
          contexts,
        },
      },
    },
  },
  {
    route: `GET ${LEARNING}/learned-words`,
    access: 'token',
    query: { ...page, filter: 'filter', order_by: 'order' },
  },
  { route: `GET ${LEARNING}/learned-words/{id}`, access: 'token' },
  {
    route: `PATCH ${LEARNING}/learned-words/{id}`,
    access: 'token',
    body: {
      tags,
      notes,
      contexts,
      suspended: { kind: 'boolean' },
      mastery_level: masteryLevel,
    },
  },
  { route: `DELETE ${LEARNING}/learned-words/{id}`, access: 'token' },
  { route: `GET ${LEARNING}/languages`, access: 'any-token' },
  { route: `GET ${PLAN}`, access: 'token' },
  {
    route: `POST ${PLAN}/flashcards`,
    access: 'token',
    body: { limit: { kind: 'integer', min: 0, max: Number.MAX_SAFE_INTEGER } },
  },
  { route: `POST ${PLAN}/submit-answer`, access: 'token', body: answer },
];

/** The statuses that the admins' list can be asked for. */
export const STATUSES = APPLICATION_STATUSES;
