import type { ServerResponse } from 'node:http';

const LISTENERS = Symbol('closeListeners');

type Followed = ServerResponse & { [LISTENERS]?: (() => void)[] };

/**
 * Calls `listener` when a response has been sent, or its connection is lost. All those of a response share one listener of
 * Node's, which does more for each than it takes to call it.
 */
export function onceClosed(response: ServerResponse, listener: () => void): void {
  const followed: Followed = response;
  if (followed[LISTENERS] !== undefined) {
    followed[LISTENERS].push(listener);
    return;
  }
  const listeners = (followed[LISTENERS] = [listener]);
  response.once('close', () => {
    for (const each of listeners) each();
  });
}
