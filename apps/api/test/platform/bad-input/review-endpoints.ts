import { LIMITS } from '@wordgrove/contracts';
import { answer, reviewPlan } from './bodies.js';
import { page, type Endpoint } from './endpoint.js';

const PLANS = '/api/v1/review-plans';
const PLAN = `${PLANS}/{plan_id}`;
const REVIEWS = '/api/v1/reviews';

/** Plans, cards, answers and what came of them. */
export const REVIEW_ENDPOINTS: readonly Endpoint[] = [
  { route: `GET ${PLANS}`, access: 'token', query: page },
  { route: `POST ${PLANS}`, access: 'token', body: reviewPlan(true) },
  { route: `GET ${PLAN}`, access: 'token' },
  { route: `PATCH ${PLAN}`, access: 'token', body: reviewPlan(false) },
  { route: `DELETE ${PLAN}`, access: 'token' },
  { route: `GET ${PLAN}/forecast`, access: 'token', query: { days: 'days' } },
  { route: 'GET /api/v1/review-statistics', access: 'token', query: { days: 'days' } },
  {
    route: `POST ${PLAN}/flashcards`,
    access: 'token',
    body: { limit: { kind: 'integer', min: 0, max: Number.MAX_SAFE_INTEGER } },
  },
  { route: `POST ${PLAN}/submit-answer`, access: 'token', body: answer },
  {
    route: `POST ${PLAN}/submit-answers`,
    access: 'token',
    bodyKib: 1024,
    body: {
      answers: {
        kind: 'list',
        minItems: 1,
        maxItems: LIMITS.answerBatch,
        required: true,
        reportsItems: true,
        item: { kind: 'object', members: answer },
      },
    },
  },
  { route: `GET ${REVIEWS}`, access: 'token', query: { ...page, filter: 'review-filter' } },
  { route: `POST ${REVIEWS}/{id}/undo`, access: 'token' },
];
