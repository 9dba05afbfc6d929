import { request } from 'node:http';

/** A request whose body has not arrived in full, so that the service goes on working on it. */
export interface HeldRequest {
  /** Sends the rest, and returns the status. */
  finish(): Promise<number>;
  /** Goes away without it. */
  abandon(): void;
}

/** Begins to collect a word. */
export function holdRequest(url: string, token: string): HeldRequest {
  const body = JSON.stringify({ spec: { term: 'held' } });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return hold(`${url}/api/v1/learning/collect-word`, headers, body);
}

/** Begins to ask for an access token, as nobody yet. */
export function holdForm(url: string): HeldRequest {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return hold(`${url}/oauth/token`, headers, 'grant_type=refresh_token');
}

function hold(url: string, headers: Record<string, string>, body: string): HeldRequest {
  const outgoing = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
  });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode ?? 0);
    });
  });
  status.catch(() => undefined);
  outgoing.write(body.slice(0, 5));
  return {
    finish: () => {
      outgoing.end(body.slice(5));
      return status;
    },
    abandon: () => void outgoing.destroy(),
  };
}
