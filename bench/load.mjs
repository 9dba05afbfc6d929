// Drives one server with one kind of request and tells how fast it answered.
import autocannon from 'autocannon';

/** Connections that send one request after the other. */
export const CONNECTIONS = 16;

/**
 * @typedef {object} Operation one kind of request
 * @property {string} name
 * @property {string} method
 * @property {() => {path: string, headers?: Record<string, string>, body?: string}} next makes a request
 * @property {(status: number, body: string) => void} [received] sees each answer
 */

/**
 * @param {string} url
 * @param {Operation} operation
 * @param {number} seconds
 * @returns {Promise<{perSecond: number, p99: number}>} requests a second, and milliseconds
 */
export async function measure(url, operation, seconds) {
  const faults = [];
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: operation.method,
        setupRequest: (request) => ({ ...request, ...operation.next() }),
        onResponse: (status, body) => {
          if (status !== 200 && faults.length < 3) faults.push(`${status} ${body}`);
          operation.received?.(status, body);
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${operation.name}: ${result.non2xx} refused, ${result.errors} lost: ${faults}`,
    );
  }
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/**
 * Measures both servers in turn, so that a change of the machine's speed meets both.
 * @param {{service: string, bare: string}} urls
 * @param {{service: Operation, bare: Operation}} operations
 * @returns {Promise<{name: string, service: Figures, bare: Figures, ratio: number}>} medians
 * @typedef {{perSecond: number, p99: number}} Figures
 */
export async function compare(urls, operations, { rounds, seconds }) {
  const figures = { service: [], bare: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const side of ['service', 'bare']) {
      const one = await measure(urls[side], operations[side], round < 0 ? 1 : seconds);
      if (round >= 0) figures[side].push(one);
    }
  }
  const service = medians(figures.service);
  const bare = medians(figures.bare);
  return {
    name: operations.service.name,
    service,
    bare,
    ratio: service.perSecond / bare.perSecond,
  };
}

function medians(all) {
  return {
    perSecond: median(all.map((one) => one.perSecond)),
    p99: median(all.map((one) => one.p99)),
  };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
