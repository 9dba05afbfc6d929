import { readFileSync, readlinkSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Asks the service every 100 ms whether it is alive, from a thread that nothing else keeps busy. A
 * standstill is a time for which it does not respond though a processor is free for it: whether it
 * computes, or waits for something. What a busy machine keeps from it does not count. From when a
 * question is sent until it is answered, one of the two threads has something to do, this one or
 * the service's main thread: so what they wait for a processor is the machine's part, and the rest
 * is the service's own. Only Linux tells how long that is. Elsewhere, all time counts.
 */

const { url, pid } = workerData;
/** The directories of the service's main thread, and of this one. */
const threads = [`/proc/${pid}/task/${pid}`, ownThread()];
const agent = new Agent({ keepAlive: true });
let count = 0;
let longestMs = 0;
let failures = 0;
let isAsked = true;

parentPort.once('message', () => (isAsked = false));
while (isAsked) {
  const [before, starvedBefore] = [performance.now(), starvedMs()];
  const status = await ask();
  const [time, starved] = [performance.now() - before, starvedMs() - starvedBefore];
  longestMs = Math.max(longestMs, time - starved);
  count += 1;
  if (status !== 200) failures += 1;
  await pause(100);
}
parentPort.postMessage({ count, longestMs, failures });
agent.destroy();

function ownThread() {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}`;
  } catch {
    return '';
  }
}

/** Returns the milliseconds for which the two threads have waited for a processor until now. */
function starvedMs() {
  return threads.reduce((sum, thread) => sum + waitedMs(thread), 0);
}

/**
 * @param {string} thread
 * @returns {number} zero if the system does not tell
 */
function waitedMs(thread) {
  try {
    const [, nanoseconds] = readFileSync(`${thread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

/** @returns {Promise<number>} */
function ask() {
  return new Promise((resolve) => {
    const request = get(`${url}/health/live`, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    request.on('error', () => resolve(0));
  });
}
