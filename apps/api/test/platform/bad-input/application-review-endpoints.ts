import { LIMITS } from '@wordgrove/contracts';
import type { Endpoint } from './endpoint.js';

const CONSOLE = '/api/console';
const CHECKS = 'applications/{id}/checks';

/** The checks of applications and the criteria by which they are reviewed. */
export const APPLICATION_REVIEW_ENDPOINTS: readonly Endpoint[] = [
  { route: `GET ${CONSOLE}/${CHECKS}`, access: 'session' },
  { route: `POST ${CONSOLE}/${CHECKS}`, access: 'session' },
  { route: `GET ${CONSOLE}/admin/${CHECKS}`, access: 'admin' },
  { route: `POST ${CONSOLE}/admin/${CHECKS}`, access: 'admin' },
  { route: `GET ${CONSOLE}/review-criteria`, access: 'session', query: { version: 'version' } },
  {
    route: `POST ${CONSOLE}/admin/review-criteria`,
    access: 'admin',
    body: {
      text: { kind: 'text', min: 1, max: LIMITS.reviewCriteria, required: true },
      replaces: { kind: 'integer', min: 1, max: 1_000_000 },
    },
  },
];
