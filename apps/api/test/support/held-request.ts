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
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  const outgoing = request(`${url}/api/v1/learning/collect-word`, { method: 'POST', headers });
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
