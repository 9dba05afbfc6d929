import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Asks the service every 100 ms whether it is alive, from a thread that nothing else keeps busy. A
 * standstill is a time for which it does not respond though it works: what a busy machine keeps from
 * it does not count.
 */

const { url, pid } = workerData;
const agent = new Agent({ keepAlive: true });
let count = 0;
let longestMs = 0;
let failures = 0;
let isAsked = true;

parentPort.once('message', () => (isAsked = false));
while (isAsked) {
  const [before, workBefore] = [performance.now(), workOf(pid)];
  const status = await ask();
  const [time, work] = [performance.now() - before, workOf(pid) - workBefore];
  longestMs = Math.max(longestMs, Number.isNaN(work) ? time : Math.min(time, work));
  count += 1;
  if (status !== 200) failures += 1;
  await pause(100);
}
parentPort.postMessage({ count, longestMs, failures });
agent.destroy();

/**
 * Returns the processor time of a process in milliseconds, in steps of 10. NaN if the system does not
 * tell.
 * @param {number} pid
 */
function workOf(pid) {
  try {
    const [, figures = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = figures.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return NaN;
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
