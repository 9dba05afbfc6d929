/**
 * @measures-time
 */
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { BATCH_BODY, DEFAULT_BODY, readBody } from '../../src/platform/http/request-body.js';

const MAX_MILLISECONDS = 50;
/** The largest ratio to the cost of half as many texts as may be. It counts if the machine is slow or busy. */
const TIMES_AS_LONG = 4;
const ROUNDS = 7;

const joined = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join();
const manyKeys = (count: number) => `{${joined(count, (n) => `"${n}":1`)}}`;
const ownKeys = (count: number) => `{"specs":[${joined(count, (n) => `{"k${n}":1}`)}]}`;
const shapes = (count: number) =>
  joined(count, (n) => `{"k${n % 1_000}":1,"k${(7 * n + Math.floor(n / 1_000)) % 1_000}":1}`);
const fullOf = (item: string) =>
  `{"specs":[${joined(Math.floor(1_048_550 / (item.length + 1)), () => item)}]}`;

const texts = (count: number) => `[${joined(count, (n) => `"${n.toString(36)}"`)}]`;

/** Bodies of up to 1 MiB of which parsing, or checking what was parsed, takes longest. */
it.each([
  ['an object of many members', manyKeys(80_000)],
  ['objects of different members', ownKeys(70_000)],
  ['objects of a thousand members', `[${joined(33, () => manyKeys(1_000))}]`],
  ['objects of many shapes', `[${shapes(16_500)}]`],
  ['nested lists', '['.repeat(524_000) + ']'.repeat(524_000)],
  ['empty objects', fullOf('{}')],
  ['as many empty objects as may be', `[${joined(99_999, () => '{}')}]`],
  ['numbers', fullOf('1')],
  ['too many different texts', texts(110_000)],
  ['as many different texts as may be', texts(81_000)],
  ['escapes', `"${'\\"'.repeat(524_000)}"`],
])('reading %s costs less than 50 ms of the processor', async (_name, text) => {
  expect(text.length).toBeLessThanOrEqual(BATCH_BODY.limit);
  const cost = await leastCost(text);
  const isSlow = cost >= MAX_MILLISECONDS;
  const limit = isSlow ? TIMES_AS_LONG * (await leastCost(texts(40_000))) : MAX_MILLISECONDS;
  expect(cost).toBeLessThan(limit);
});

/** Returns the cost of the cheapest round in milliseconds. The code is compiled during the first ones. */
async function leastCost(text: string): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await readBatch(text).catch(() => undefined);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  return Math.min(...costs);
}

function readBatch(text: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'content-length': String(text.length) };
  const body = Readable.from([Buffer.from(text)], { objectMode: false });
  const rule = { ...DEFAULT_BODY, ...BATCH_BODY };
  return readBody(Object.assign(body, { headers }) as unknown as Request, {} as Response, rule);
}
