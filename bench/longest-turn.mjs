// Reads the clock of a service's main thread (main-thread-clock.mjs). Linux only.
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Returns the environment in which a service has the clock, and a function that returns the longest turn of its main
 * thread since the last call, in milliseconds of the processor.
 */
export function mainThreadClock(directory) {
  const file = join(directory, 'longest-turn');
  const clock = new URL('main-thread-clock.mjs', import.meta.url).href;
  return {
    environment: { LONGEST_TURN_FILE: file, NODE_OPTIONS: `--import=${clock}` },
    longestTurn: async (pid) => {
      await rm(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      while (!existsSync(file) || (await readFile(file, 'utf8')) === '') await delay(5);
      return Number(await readFile(file, 'utf8'));
    },
  };
}
