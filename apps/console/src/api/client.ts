import { failureOf, unreachable } from './api-failure';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the console API. Resolves to the body of a success, rejects with an
 * {@link ApiFailure} for everything else.
 */
export async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api/console/${path}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw unreachable();
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, answer, response.headers.get('Retry-After'));
  return answer as Answer;
}

/** A path segment made from data. */
export function segment(value: string): string {
  return encodeURIComponent(value);
}

/** A query string of the parameters that have a value. */
export function query(parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
