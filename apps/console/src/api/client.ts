import { failureOf, unreachable } from './api-failure';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Calls the console API. Returns the body of a successful response and otherwise throws an {@link
 * ApiFailure}.
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

/** Returns data as a path segment. */
export function segment(value: string): string {
  return encodeURIComponent(value);
}

/** Returns a query string with the parameters that have a value. */
export function query(parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
