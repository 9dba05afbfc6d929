import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_REASONS, type ErrorReason } from '@wordgrove/contracts';

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

/** The reasons for an endpoint's errors, by HTTP status. */
export type Failures = Partial<Record<FailureStatus, readonly ErrorReason[]>>;

/** The parts of an operation that concern its errors. */
interface Operation {
  security?: Record<string, string[]>[];
  parameters?: { in: string; name: string }[];
  requestBody?: unknown;
  responses: Record<string, { description?: string }>;
}

const TEXTS: Partial<Record<FailureStatus, string>> = {
  400: 'The request is not valid. `details` has one entry per fault.',
  413: 'The body is too large.',
  415: 'The media type of the body is not supported.',
};
const ENVELOPE = { $ref: '#/components/schemas/ErrorEnvelopeDto' };
const RETRY_AFTER = { description: 'The number of seconds to wait.', schema: { type: 'integer' } };

/** Returns the meanings of these reasons as a Markdown list. */
export function reasonsText(reasons: readonly ErrorReason[]): string {
  return reasons.map((reason) => `- \`${reason}\`: ${ERROR_REASONS[reason]}`).join('\n');
}

/** Adds to each endpoint under `/api` the errors that follow from its input and its access. */
export function describeFailures(document: OpenAPIObject): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    if (!path.startsWith('/api/')) continue;
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>))
      addFailures(operation, [
        inputFailures(operation),
        tokenFailures(operation),
        sessionFailures(operation, path, method),
        method === 'get' || !operation.security ? {} : { 409: ['REMOVED_MEANWHILE'] },
        { 503: ['OVERLOADED'] },
      ]);
  }
}

function inputFailures({ parameters = [], requestBody }: Operation): Failures {
  return {
    400: parameters.some(({ name }) => name === 'page_token') ? ['INVALID_PAGE_TOKEN'] : [],
    ...(parameters.some((each) => each.in === 'path') && { 404: ['RESOURCE_NOT_FOUND'] }),
    ...(requestBody !== undefined && { 413: [], 415: [] }),
  };
}

function tokenFailures({ security = [] }: Operation): Failures {
  const scopes = security.find((each) => each['oauth2'])?.['oauth2'];
  if (scopes === undefined) return {};
  return {
    401: ['TOKEN_MISSING', 'TOKEN_INVALID'],
    403: [
      'GRANT_REVOKED',
      'APPLICATION_SUSPENDED',
      'APPLICATION_NOT_APPROVED',
      ...(scopes.length > 0 ? (['INSUFFICIENT_SCOPE'] as const) : []),
    ],
    429: ['TOO_MANY_AT_ONCE', 'QUOTA_EXCEEDED'],
  };
}

function sessionFailures(operation: Operation, path: string, method: string): Failures {
  if (!path.startsWith('/api/console/')) return {};
  const { security = [], responses } = operation;
  // One endpoint uses another status for it than all others.
  const namesItself = JSON.stringify(responses).includes('SESSION_MISSING');
  const refusals: ErrorReason[] = [];
  if (method !== 'get') refusals.push('FOREIGN_ORIGIN');
  if (path.startsWith('/api/console/admin/')) refusals.push('ADMIN_ONLY');
  return {
    ...(security.length > 0 && !namesItself && { 401: ['SESSION_MISSING'] }),
    ...(refusals.length > 0 && { 403: refusals }),
    429: ['TOO_MANY_CALLS', 'TOO_MANY_AT_ONCE'],
  };
}

/**
 * Adds the errors before the default. The endpoint's own errors come after those that all such
 * endpoints have.
 */
function addFailures(operation: Operation, failures: Failures[]): void {
  const { default: anyOther, ...responses } = operation.responses;
  for (const [code, reasons] of failures.flatMap((each) => Object.entries(each))) {
    const status = Number(code) as FailureStatus;
    const own = responses[code]?.description ?? '';
    const others = reasons.filter((reason) => !own.includes(`\`${reason}\``));
    const texts = [TEXTS[status], reasonsText(others), own];
    responses[code] = failureResponse(status, texts.filter(Boolean).join('\n'));
  }
  operation.responses = { ...responses, ...(anyOther && { default: anyOther }) };
}

function failureResponse(status: FailureStatus, description: string): object {
  return {
    description,
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/json': { schema: ENVELOPE } },
  };
}
