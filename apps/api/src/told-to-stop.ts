import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { StartFault } from './platform/config/start-fault.js';

/** A terminal that is closed sends SIGHUP. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The time in milliseconds that a start may still take when it is told to stop. Then a database that hangs takes up to 15 seconds
 * to end, before the whole start is given up.
 */
const START_MILLISECONDS = 10_000;

/**
 * Resolves as the rest of a start does. Once PostgreSQL runs, a start that is told to stop is completed first.
 * @throws StartFault if it then takes too long
 */
export function unlessTooLate<T>(rest: Promise<T>, ending: AbortSignal): Promise<T> {
  return Promise.race([rest, tooLate(ending)]);
}

async function tooLate(ending: AbortSignal): Promise<never> {
  if (!ending.aborted) await once(ending, 'abort');
  await delay(START_MILLISECONDS, undefined, { ref: false });
  throw new StartFault('The service was told to stop while it started, and the start did not end.');
}
