import { APPLICATION_STATUSES, CLIENT_TYPES, LIMITS } from '@wordgrove/contracts';
import {
  answer,
  application,
  contexts,
  email,
  language,
  learnedWordSpec,
  masteryLevel,
  newSecret,
  notes,
  reason,
  scopes,
  tags,
  term,
  testUser,
  wordbook,
} from './bodies.js';
import type { Members } from './members.js';

/** Parameters of a query by their kind. */
export type Parameters = Record<
  string,
  'page-size' | 'page-token' | 'sync-token' | 'filter' | 'order' | 'status'
>;

/** An endpoint under `/api` with everything that it takes. */
export interface Endpoint {
  /** Method and path, as `/openapi.json` has them. */
  route: string;
  /** Who may call it; `site` is a page of the web app before sign-in. */
  access: 'token' | 'any-token' | 'session' | 'admin' | 'site';
  /** Status for who is not signed in, 401 unless told. */
  signedOut?: 401 | 403;
  body?: Members;
  /** The most that its body may be, 256 unless told. */
  bodyKib?: number;
  query?: Parameters;
}

const page: Parameters = { page_size: 'page-size', page_token: 'page-token' };

const CONSOLE = '/api/console';
const APPLICATION = `${CONSOLE}/applications/{id}`;
const ADMIN = `${CONSOLE}/admin`;
const LEARNING = '/api/v1/learning';
const WORDBOOKS = '/api/v1/wordbooks';
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
  {
    route: `POST ${CONSOLE}/applications`,
    access: 'session',
    body: { ...application(true), client_type: { kind: 'enum', values: CLIENT_TYPES } },
  },
  { route: `GET ${APPLICATION}`, access: 'session' },
  { route: `PATCH ${APPLICATION}`, access: 'session', body: application(false) },
  { route: `DELETE ${APPLICATION}`, access: 'session' },
  { route: `POST ${APPLICATION}/submit`, access: 'session' },
  { route: `POST ${APPLICATION}/secrets`, access: 'session', body: newSecret },
  {
    route: `DELETE ${APPLICATION}/secrets/{secretId}`,
    access: 'session',
    body: { revoke_tokens: { kind: 'boolean' } },
  },
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
        members: learnedWordSpec,
      },
    },
  },
  {
    route: `POST ${LEARNING}/collect-words`,
    access: 'token',
    bodyKib: 1024,
    body: {
      specs: {
        kind: 'list',
        minItems: 1,
        maxItems: LIMITS.collectBatch,
        required: true,
        item: {
          kind: 'object',
          members: learnedWordSpec,
        },
      },
    },
  },
  {
    route: `GET ${LEARNING}/changes`,
    access: 'token',
    query: { page_size: 'page-size', sync_token: 'sync-token' },
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
  { route: 'GET /api/v1/me', access: 'any-token' },
  { route: `GET ${WORDBOOKS}`, access: 'token', query: page },
  {
    route: `POST ${WORDBOOKS}`,
    access: 'token',
    body: {
      ...wordbook(true),
      language,
    },
  },
  { route: `GET ${WORDBOOKS}/{id}`, access: 'token' },
  { route: `PATCH ${WORDBOOKS}/{id}`, access: 'token', body: wordbook(false) },
  { route: `DELETE ${WORDBOOKS}/{id}`, access: 'token' },
  { route: `GET ${WORDBOOKS}/{id}/words`, access: 'token', query: page },
  {
    route: `POST ${WORDBOOKS}/{id}/add-words`,
    access: 'token',
    bodyKib: 1024,
    body: {
      words: {
        kind: 'list',
        minItems: 1,
        maxItems: LIMITS.collectBatch,
        required: true,
        item: {
          kind: 'object',
          members: { term, note: { kind: 'text', min: 1, max: LIMITS.note } },
        },
      },
    },
  },
  {
    route: `POST ${WORDBOOKS}/{id}/remove-words`,
    access: 'token',
    bodyKib: 1024,
    body: {
      terms: {
        kind: 'list',
        minItems: 1,
        maxItems: LIMITS.collectBatch,
        required: true,
        item: term,
      },
    },
  },
  { route: `POST ${WORDBOOKS}/{id}/collect`, access: 'token' },
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
