import type { Operation } from './operations.js';

/** The password of those who are signed up here. */
export const PASSWORD = 'correct horse battery';

/**
 * Bodies of operations that values by their schemas alone hardly ever satisfy. A placeholder stands for what a seed
 * has prepared.
 */
export const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/console/session': { email: '«signed_up_email»', password: PASSWORD },
  'DELETE /api/console/account': { password: PASSWORD },
  'DELETE /api/console/applications/{id}/test-users': { email: '«test_user_email»' },
  'POST /api/console/applications/{id}/handover': { email: '«signed_up_email»' },
  'POST /api/console/applications/{id}/playground-tokens': { scopes: ['words:read'] },
  'POST /api/console/admin/applications/{id}/approve': {},
  'POST /api/console/admin/applications/{id}/reject': { reason: 'The homepage is empty.' },
  'POST /api/console/admin/applications/{id}/ask': { text: 'What is it for?' },
  'POST /api/console/admin/applications/{id}/suspend': { reason: 'It sends mail.' },
  'POST /api/console/admin/applications/{id}/decision/extend': { hold_seconds: 60 },
  'PATCH /api/console/admin/reply-templates/{id}': { text: 'Welcome.' },
  'POST /api/console/authorization-requests/{id}/decision': { approve: true },
  'POST /api/v1/wordbooks/{id}/add-words': { words: [{ term: 'harbour' }] },
  'POST /oauth/token': {
    grant_type: 'authorization_code',
    code: '«code»',
    redirect_uri: 'https://app.example/callback',
    client_id: '«client_id»',
    client_secret: '«client_secret»',
  },
  'POST /api/v1/review-plans/{plan_id}/submit-answer': {
    flashcard_id: '«shown_flashcard»',
    is_correct: true,
  },
};

/** The kinds of ids in the paths of operations that need another state than the resource of the last response. */
export const PATH_KINDS: Readonly<Record<string, string>> = {
  'DELETE /api/console/applications/{id}/test-users': 'tested_application',
  'DELETE /api/console/applications/{id}/secrets/{secretId}': 'keyed_application',
  'DELETE /api/console/applications/{id}/handover': 'offered_application',
  'POST /api/console/applications/{id}/withdraw': 'submitted_application',
  'POST /api/console/applications/{id}/playground-tokens': 'draft_application',
  'GET /api/console/admin/review-queue/{id}': 'submitted_application',
  'POST /api/console/admin/applications/{id}/approve': 'submitted_application',
  'POST /api/console/admin/applications/{id}/reject': 'submitted_application',
  'POST /api/console/admin/applications/{id}/ask': 'submitted_application',
  'POST /api/console/admin/applications/{id}/suspend': 'approved_application',
  'POST /api/console/admin/applications/{id}/reinstate': 'suspended_application',
  'POST /api/console/admin/applications/{id}/decision/undo': 'held_application',
  'POST /api/console/admin/applications/{id}/decision/extend': 'held_application',
  'POST /api/v1/review-plans/{plan_id}/submit-answer': 'seed_plan',
  'POST /api/v1/reviews/{id}/undo': 'given_review',
};

/** The kinds of seeds that other operations use up. */
const USED_UP: Readonly<Record<string, readonly string[]>> = {
  'DELETE /api/console/account': ['leaver_session'],
  'DELETE /api/console/grants': ['grant'],
};

/** Returns the name of an operation. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Returns the kind of the id that a parameter in the path of an operation has. */
export function pathKind(operation: Pick<Operation, 'method' | 'path'>, parameter: string): string {
  const collection = operation.path.split(`/{${parameter}}`)[0]?.split('/').at(-1) ?? '';
  const isFirst = operation.path.indexOf('{') === operation.path.indexOf(`{${parameter}}`);
  const stated = isFirst ? PATH_KINDS[nameOf(operation)] : undefined;
  return stated ?? collection.replaceAll('-', '_').replace(/s$/, '');
}

/** Returns the kinds of what an operation needs to be successful. */
export function kindsNeededBy(operation: Pick<Operation, 'method' | 'path'>): string[] {
  const name = nameOf(operation);
  const [, parameter] = /\{(\w+)\}/.exec(operation.path) ?? [];
  const named = JSON.stringify(BODIES[name] ?? {}).matchAll(/«(\w+)»/g);
  return [
    ...(parameter === undefined ? [] : [pathKind(operation, parameter)]),
    ...[...named].map(([, kind = '']) => kind),
    ...(USED_UP[name] ?? []),
  ];
}

/** Returns the kinds of what an operation may have used up if it was successful. Reading and editing use nothing up. */
export function kindsUsedBy(operation: Pick<Operation, 'method' | 'path'>): string[] {
  return ['GET', 'PATCH'].includes(operation.method) ? [] : kindsNeededBy(operation);
}
