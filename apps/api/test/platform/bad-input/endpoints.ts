import { APPLICATION_STATUSES, LIMITS } from '@wordgrove/contracts';
import {
  approval,
  email,
  language,
  learnedWordSpec,
  masteryLevel,
  question,
  rejection,
  scopes,
  suspension,
  term,
  timeZone,
  wordbook,
} from './bodies.js';
import { WORD_MEMBERS_TAKE } from '../../support/word-members.js';
import { ADMIN_ENDPOINTS } from './admin-endpoints.js';
import { APPLICATION_ENDPOINTS } from './application-endpoints.js';
import { APPLICATION_REVIEW_ENDPOINTS } from './application-review-endpoints.js';
import { page, type Endpoint } from './endpoint.js';
import { REVIEW_ENDPOINTS } from './review-endpoints.js';
import { TRANSFER_ENDPOINTS } from './transfer-endpoints.js';

export type { Endpoint, Parameters } from './endpoint.js';

const CONSOLE = '/api/console';
const ADMIN = `${CONSOLE}/admin`;
const LEARNING = '/api/v1/learning';
const WORDBOOKS = '/api/v1/wordbooks';

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
      time_zone: timeZone,
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
  {
    route: `PATCH ${CONSOLE}/account`,
    access: 'session',
    body: { display_name: { kind: 'text', min: 1, max: LIMITS.displayName }, time_zone: timeZone },
  },
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
  { route: `GET ${CONSOLE}/authorization-requests/{id}/application`, access: 'site' },
  {
    route: `POST ${CONSOLE}/authorization-requests/{id}/decision`,
    access: 'session',
    // Rule 17.
    signedOut: 403,
    body: { approve: { kind: 'boolean', required: true }, scopes: scopes(false, 0) },
  },
  { route: `GET ${CONSOLE}/grants`, access: 'session', query: { ...page, q: 'search' } },
  { route: `GET ${CONSOLE}/grant-writes`, access: 'session', query: { ...page, q: 'search' } },
  { route: `DELETE ${CONSOLE}/grants`, access: 'session' },
  { route: `DELETE ${CONSOLE}/grants/{id}`, access: 'session' },
  ...APPLICATION_ENDPOINTS,
  ...ADMIN_ENDPOINTS,
  { route: `POST ${ADMIN}/applications/{id}/approve`, access: 'admin', body: approval },
  { route: `POST ${ADMIN}/applications/{id}/reject`, access: 'admin', body: rejection },
  { route: `POST ${ADMIN}/applications/{id}/decision/undo`, access: 'admin' },
  {
    route: `POST ${ADMIN}/applications/{id}/decision/extend`,
    access: 'admin',
    body: { hold_seconds: { kind: 'integer', min: 1, max: LIMITS.holdSeconds, required: true } },
  },
  { route: `POST ${ADMIN}/applications/{id}/viewers`, access: 'admin' },
  { route: `GET ${ADMIN}/applications/{id}/developer`, access: 'admin' },
  { route: `GET ${ADMIN}/applications/{id}/usage`, access: 'admin', query: { days: 'usage-days' } },
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
      sense_id: { kind: 'text', min: 1, max: LIMITS.senseId, nullable: true },
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
