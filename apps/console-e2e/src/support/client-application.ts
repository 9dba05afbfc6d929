import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An application of another person: an HTTP server to which users return. */
export interface ClientApplication {
  redirectUri: string;
  close(): Promise<void>;
}

export async function startClientApplication(): Promise<ClientApplication> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
    response.end('<!doctype html><title>Back</title><h1>Back in the application</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { redirectUri: `http://127.0.0.1:${port}/callback`, close };
}

/** Returns the URL to which an application sends its user's browser. */
export function authorizeUrl(
  baseUrl: string,
  request: { clientId: string; redirectUri: string; scope: string; state: string },
): string {
  const query = new URLSearchParams({
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: request.scope,
    state: request.state,
  });
  return `${baseUrl}/oauth/authorize?${query}`;
}

/** Exchanges a code, as an application's back end does. */
export function exchangeCode(baseUrl: string, form: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ grant_type: 'authorization_code', ...form });
  return fetch(`${baseUrl}/oauth/token`, { method: 'POST', body });
}

export function collectWord(baseUrl: string, token: string, term: string): Promise<Response> {
  return fetch(`${baseUrl}/api/v1/learning/collect-word`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ spec: { term } }),
  });
}
