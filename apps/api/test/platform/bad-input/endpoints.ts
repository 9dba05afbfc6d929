import { APPLICATION_STATUSES, CLIENT_TYPES, LIMITS } from '@wordgrove/contracts';
import {
  application,
  approval,
  email,
  language,
  learnedWordSpec,
  masteryLevel,
  message,
  newSecret,
  question,
  rejection,
  scopes,
  suspension,
  term,
  testUser,
  wordbook,
} from './bodies.js';
import { WORD_MEMBERS_TAKE } from '../../support/word-members.js';
import { ADMIN_ENDPOINTS } from './admin-endpoints.js';
import { APPLICATION_REVIEW_ENDPOINTS } from './application-review-endpoints.js';
import { page, type Endpoint, type Parameters } from './endpoint.js';
import { REVIEW_ENDPOINTS } from './review-endpoints.js';
import { TRANSFER_ENDPOINTS } from './transfer-endpoints.js';

export type { Endpoint, Parameters } from './endpoint.js';

const CONSOLE = '/api/console';
const APPLICATION = `${CONSOLE}/applications/{id}`;
const ADMIN = `${CONSOLE}/admin`;
const LEARNING = '/api/v1/learning';
const WORDBOOKS = '/api/v1/wordbooks';

const calls: Parameters = {
  ...page,
  newer_than: 'page-token',
  kind: 'call-kind',
  status: 'call-status',
  route: 'text',
  user_id: 'uuid',
  request_id: 'text',
  search: 'text',
  since: 'instant',
  until: 'instant',
};

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
  { route: `GET ${CONSOLE}/visitor`, access: 'site' },
  { route: `GET ${CONSOLE}/account`, access: 'session' },
  { route: `GET ${CONSOLE}/account/export`, access: 'session' },
  {
    route: `DELETE ${CONSOLE}/account`,
    access: 'session',
    refusedFor: 'WRONG_PASSWORD',
    body: {
      password: { kind: 'text', min: 1, max: LIMITS.passwordMax, verbatim: true, required: true },
    },
  },
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
  { route: `POST ${APPLICATION}/withdraw`, access: 'session' },
  { route: `GET ${APPLICATION}/messages`, access: 'session', query: page },
  { route: `GET ${APPLICATION}/usage`, access: 'session', query: { days: 'usage-days' } },
  { route: `GET ${APPLICATION}/usage.csv`, access: 'session', query: { days: 'usage-days' } },
  { route: `GET ${APPLICATION}/logs`, access: 'session', query: calls },
  { route: `POST ${APPLICATION}/messages`, access: 'session', body: message },
  { route: `POST ${APPLICATION}/secrets`, access: 'session', body: newSecret },
  {
    route: `DELETE ${APPLICATION}/secrets/{secretId}`,
    access: 'session',
    body: { revoke_tokens: { kind: 'boolean' } },
  },
  { route: `POST ${APPLICATION}/test-users`, access: 'session', body: testUser },
  { route: `DELETE ${APPLICATION}/test-users`, access: 'session', body: testUser },
  { route: `GET ${APPLICATION}/first-steps`, access: 'session' },
  {
    route: `POST ${APPLICATION}/playground-tokens`,
    access: 'session',
    body: { scopes: scopes(true, 1) },
  },
  { route: `POST ${APPLICATION}/end-tokens`, access: 'session' },
  { route: `POST ${APPLICATION}/handover`, access: 'session', body: { email } },
  { route: `DELETE ${APPLICATION}/handover`, access: 'session' },
  { route: `GET ${CONSOLE}/handover-offers`, access: 'session' },
  { route: `POST ${CONSOLE}/handover-offers/{id}/accept`, access: 'session' },
  { route: `DELETE ${CONSOLE}/handover-offers/{id}`, access: 'session' },
  { route: `GET ${CONSOLE}/test-user-invitations`, access: 'session' },
  { route: `POST ${CONSOLE}/test-user-invitations/{id}/accept`, access: 'session' },
  { route: `DELETE ${CONSOLE}/test-user-invitations/{id}`, access: 'session' },
  ...ADMIN_ENDPOINTS,
  { route: `POST ${ADMIN}/applications/{id}/approve`, access: 'admin', body: approval },
  { route: `POST ${ADMIN}/applications/{id}/reject`, access: 'admin', body: rejection },
  { route: `POST ${ADMIN}/applications/{id}/decision/undo`, access: 'admin' },
  { route: `POST ${ADMIN}/applications/{id}/ask`, access: 'admin', body: question },
  { route: `POST ${ADMIN}/applications/{id}/suspend`, access: 'admin', body: suspension },
  { route: `POST ${ADMIN}/applications/{id}/reinstate`, access: 'admin' },
  {
    route: `PATCH ${ADMIN}/applications/{id}`,
    access: 'admin',
    body: { hourly_quota: { kind: 'integer', min: 1, max: 1_000_000_000, required: true } },
  },
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
      ...WORD_MEMBERS_TAKE,
      suspended: { kind: 'boolean' },
      mastery_level: masteryLevel,
    },
  },
  { route: `DELETE ${LEARNING}/learned-words/{id}`, access: 'token' },
  { route: `GET ${LEARNING}/learned-words/{id}/memory`, access: 'token' },
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
          members: { term, note: { kind: 'text', min: 1, max: LIMITS.note, nullable: true } },
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
  ...REVIEW_ENDPOINTS,
  ...APPLICATION_REVIEW_ENDPOINTS,
  ...TRANSFER_ENDPOINTS,
];

/** The statuses that the admins' list can be asked for. */
export const STATUSES = APPLICATION_STATUSES;
