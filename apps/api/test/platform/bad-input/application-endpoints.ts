import { CLIENT_TYPES } from '@wordgrove/contracts';
import { application, email, message, newSecret, scopes, testUser } from './bodies.js';
import { page, type Endpoint, type Parameters } from './endpoint.js';

const CONSOLE = '/api/console';
const APPLICATION = `${CONSOLE}/applications/{id}`;

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

/** The endpoints of the owners of applications, and of their test users. */
export const APPLICATION_ENDPOINTS: readonly Endpoint[] = [
  { route: `GET ${CONSOLE}/application-weeks`, access: 'session', query: page },
  {
    route: `GET ${CONSOLE}/listed-applications`,
    access: 'session',
    query: {
      ...page,
      q: 'search',
      state: 'application-state',
      order_by: 'application-order',
      needs_owner: 'set',
    },
  },
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
];
