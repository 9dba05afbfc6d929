// Drives one server with one kind of request and measures how fast it responds.
import autocannon from 'autocannon';
import { processorTime } from './processes.mjs';

/** Connections that send one request after the other. */
export const CONNECTIONS = 16;

/**
 * @typedef {object} Operation one kind of request
 * @property {string} name
 * @property {string} method
 * @property {(context: object) => {path: string, headers?: Record<string, string>, body?: string}} next returns the
 *   next request; the object is that of its connection
 * @property {number} [of] the number of requests in one unit of comparison; default 1
 * @property {boolean} [once] true if each request can be sent only once, so that its number must be known
 * @property {(status: number, body: string, context: object) => void} [received] gets each response
 */

/**
 * The length of a load on a server: some seconds, or this number of units of comparison.
 * @typedef {{seconds: number, connections?: number} | {requests: number, connections?: number}} Load
 * @typedef {{url: string, pid?: number}} Server the process, if its processor time is wanted
 * @typedef {{perSecond: number, p99: number, processorTime: number}} Figures requests per second, milliseconds, and
 *   the microseconds of processor time that the server's process used for one request
 */

/**
 * @param {Server} server
 * @param {Operation} operation
 * @param {Load} load
 * @returns {Promise<Figures>}
 */
export async function measure(
  { url, pid },
  operation,
  { seconds, requests, connections = CONNECTIONS },
) {
  const faults = [];
  const spentBefore = await processorTime(pid);
  // autocannon itself looks at the time once a second only.
  const startedAt = performance.now();
  let answeredAt = startedAt;
  const result = await autocannon({
    url,
    connections,
    ...(requests === undefined
      ? { duration: seconds }
      : { amount: requests * (operation.of ?? 1) }),
    requests: [
      {
        method: operation.method,
        setupRequest: (request, context) => ({ ...request, ...operation.next(context) }),
        onResponse: (status, body, context) => {
          answeredAt = performance.now();
          if (status !== 200 && faults.length < 3) faults.push(`${status} ${body}`);
          operation.received?.(status, body, context);
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${operation.name}: ${result.non2xx} refused, ${result.errors} lost: ${faults}`,
    );
  }
  const perSecond = (1000 * result['2xx']) / (answeredAt - startedAt);
  const spent = (await processorTime(pid)) - spentBefore;
  const each = (1_000_000 * spent) / result['2xx'];
  return { perSecond, p99: result.latency.p99, processorTime: each };
}

/**
 * Measures servers in turn, so that a change of the machine's speed affects them all.
 * @template {string} Side
 * @param {Record<Side, Server>} servers
 * @param {Record<Side, Operation>} operations
 * @param {Load[]} loads the first one warms up and does not count
 * @returns {Promise<Record<Side, Figures>>} medians
 */
export async function compare(servers, operations, [warmUp, ...loads]) {
  const sides = Object.keys(servers);
  const figures = Object.fromEntries(sides.map((side) => [side, []]));
  for (const side of sides) await measure(servers[side], operations[side], warmUp);
  for (const load of loads) {
    for (const side of sides) {
      figures[side].push(await measure(servers[side], operations[side], load));
    }
  }
  return Object.fromEntries(sides.map((side) => [side, medians(figures[side])]));
}

function medians(all) {
  return {
    perSecond: median(all.map((one) => one.perSecond)),
    p99: median(all.map((one) => one.p99)),
    processorTime: median(all.map((one) => one.processorTime)),
  };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
