import { LIMITS, REPLY_KINDS } from '@wordgrove/contracts';
import { page, type Endpoint, type Parameters } from './endpoint.js';
import type { Members } from '../../support/members.js';

const ADMIN = '/api/console/admin';
const USER = `${ADMIN}/users/{id}`;

const events: Parameters = {
  q: 'search',
  actor: 'id',
  about: 'id',
  action: 'audit-actions',
  from: 'instant',
  to: 'instant',
};

const template = (required: boolean): Members => ({
  kind: { kind: 'enum', values: REPLY_KINDS, required },
  name: { kind: 'text', min: 1, max: LIMITS.replyTemplateName, required },
  text: { kind: 'text', min: 1, max: LIMITS.reason, required },
});

/** The endpoints of admins, apart from those of the review. */
export const ADMIN_ENDPOINTS: Endpoint[] = [
  {
    route: `GET ${ADMIN}/applications`,
    access: 'admin',
    query: { ...page, status: 'status', owner_id: 'id', q: 'search' },
  },
  { route: `GET ${ADMIN}/applications/{id}`, access: 'admin' },
  {
    route: `GET ${ADMIN}/review-queue`,
    access: 'admin',
    query: { ...page, q: 'search', kind: 'submission-kind' },
  },
  { route: `GET ${ADMIN}/review-queue/count`, access: 'admin' },
  { route: `GET ${ADMIN}/review-queue/{id}`, access: 'admin' },
  { route: `GET ${ADMIN}/audit-events`, access: 'admin', query: { ...page, ...events } },
  { route: `GET ${ADMIN}/audit-events/csv`, access: 'admin', query: events },
  {
    route: `GET ${ADMIN}/users`,
    access: 'admin',
    query: { ...page, q: 'search', role: 'role', state: 'account-state' },
  },
  { route: `GET ${USER}`, access: 'admin' },
  {
    route: `POST ${USER}/disable`,
    access: 'admin',
    body: { reason: { kind: 'text', min: 1, max: LIMITS.reason, required: true } },
  },
  ...['enable', 'make-admin', 'remove-admin', 'sign-out'].map((change): Endpoint => {
    return { route: `POST ${USER}/${change}`, access: 'admin' };
  }),
  { route: `GET ${ADMIN}/overview`, access: 'admin' },
  { route: `GET ${ADMIN}/reply-templates`, access: 'admin' },
  { route: `POST ${ADMIN}/reply-templates`, access: 'admin', body: template(true) },
  { route: `PATCH ${ADMIN}/reply-templates/{id}`, access: 'admin', body: template(false) },
  { route: `DELETE ${ADMIN}/reply-templates/{id}`, access: 'admin' },
];
