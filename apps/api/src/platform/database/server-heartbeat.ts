import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { BoundedClient } from './bounded-client.js';
import type { DatabaseServer } from './database-server.js';
import { StartFault } from '../config/start-fault.js';

const PAUSE_MILLISECONDS = 3_000;
const TIMEOUT_MILLISECONDS = 7_000;

/**
 * Does a part of a start, which may take as long as it needs while an installed server responds. An embedded one has
 * a watch of its own.
 * @throws StartFault if the server stops responding. What `work` began then waits in vain, until the process ends
 */
export async function whileServerResponds<T>(
  { url, place }: Pick<DatabaseServer, 'url' | 'place'>,
  work: () => Promise<T>,
): Promise<T> {
  if ('dataDir' in place) return work();
  const done = new AbortController();
  try {
    return await Promise.race([work(), silenceOf(url, done.signal)]);
  } finally {
    done.abort();
  }
}

async function silenceOf(url: string, signal: AbortSignal): Promise<never> {
  for (;;) {
    await delay(PAUSE_MILLISECONDS, undefined, { signal });
    await ask(url);
  }
}

/** Asks on a connection of its own, since those of the start may wait for a lock. */
async function ask(url: string): Promise<void> {
  const client = new BoundedClient({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MILLISECONDS,
    answerTimeoutMs: TIMEOUT_MILLISECONDS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    // A server that refuses us responds.
    if (!(error instanceof DatabaseError)) throw silent(client, error);
  } finally {
    await client.end();
  }
}

function silent({ host, port }: BoundedClient, error: unknown): StartFault {
  const { message } = error as Error;
  return new StartFault(
    `DATABASE_URL: the server at ${host}:${port} stopped responding during the start (${message}).`,
    { cause: error },
  );
}
