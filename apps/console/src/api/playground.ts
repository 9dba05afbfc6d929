import type { Scope } from '@wordgrove/contracts';
import type {
  CreatedPlaygroundTokenResponse,
  FirstStepsDto,
  FirstStepsResponse,
} from '@wordgrove/dto';
import { failureOf, unreachable } from './api-failure';
import { call, segment } from './client';

export function createPlaygroundToken(
  applicationId: string,
  scopes: readonly Scope[],
): Promise<CreatedPlaygroundTokenResponse> {
  return call('POST', `applications/${segment(applicationId)}/playground-tokens`, { scopes });
}

export async function getFirstSteps(applicationId: string): Promise<FirstStepsDto> {
  const path = `applications/${segment(applicationId)}/first-steps`;
  return (await call<FirstStepsResponse>('GET', path)).first_steps;
}

/** Returns the description of the API in OpenAPI. */
export async function getApiDescription(): Promise<unknown> {
  const response = await fetch('/openapi.json').catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw failureOf(response.status, null, response.headers.get('Retry-After'));
  return response.json();
}

/** A call of the published API. */
export interface ApiRequest {
  method: string;
  /** The path with its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
  bytes: number;
}

/** Calls the published API as an application does: with this token, and without the session. */
export async function callApi(request: ApiRequest, token: string): Promise<ApiAnswer> {
  const { method, path, headers, body } = request;
  const begin = performance.now();
  const response = await fetch(path, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body,
  }).catch(() => {
    throw unreachable();
  });
  const content = await response.arrayBuffer().catch(() => {
    throw unreachable();
  });
  const milliseconds = Math.round(performance.now() - begin);
  const text = new TextDecoder().decode(content);
  const { status, headers: answered } = response;
  return { status, headers: answered, text, milliseconds, bytes: content.byteLength };
}
