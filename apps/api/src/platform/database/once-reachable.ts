import { setTimeout as delay } from 'node:timers/promises';
import { isOutOfReach } from './database-away.js';

const PAUSE_MILLISECONDS = 1_000;

/**
 * Does a part of a start, again and again until the database can be reached, for as long as it takes. `work` must leave nothing behind if
 * it fails.
 * @param onWait called once with the reason if it waits
 * @throws what `work` throws for any other reason
 */
export async function onceReachable<T>(
  work: () => Promise<T>,
  onWait: (reason: string) => void,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      const { message, code } = error as NodeJS.ErrnoException;
      // The error of several addresses has no message.
      if (failures === 0) onWait(message || String(code));
    }
    await delay(PAUSE_MILLISECONDS);
  }
}
