/**
 * @measures-time
 */
import 'reflect-metadata';
import type { ArgumentMetadata } from '@nestjs/common';
import { CollectWordsRequest } from '@wordgrove/dto';
import type { ApiError } from '../../src/platform/http/api-error.js';
import { MAX_BATCH_BYTES } from '../../src/platform/http/request-body.js';
import { StrictValidationPipe } from '../../src/platform/http/strict-validation.pipe.js';

/** The cost of a check, as a multiple of that of parsing a full body, which is 2 ms on a quiet machine. So a check costs less than 50 ms there. */
const MAX_RATIO = 25;
const pipe = new StrictValidationPipe();
const asBatch: ArgumentMetadata = { type: 'body', metatype: CollectWordsRequest };

const list = (count: number, item: string) => `[${Array(count).fill(item).join()}]`;
const batch = (spec: string) => `{"specs":${list(500, spec)}}`;
const fullOf = (item: string) =>
  `{"specs":${list(Math.floor((MAX_BATCH_BYTES - 20) / (item.length + 1)), item)}}`;
const unknown = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"m${index}":1`).join()}}`;
/** A spec with as many items as it may have, of which each has a fault. */
const faulty = (text: string, context: string, members = '') =>
  `{"tags":${list(50, text)},"notes":${list(50, text)},"contexts":${list(20, context)}${members}}`;
const marks = `"${'\u0301\u0316'.repeat(4_000)}"`;

const FAULTS_OF_EACH_KIND = batch(
  faulty('""', '{"sentence":""}', ',"term":"","language":"x","mastery_level":"a","x":1'),
);

/** Bodies of up to 1 MiB, and the number of their faults. */
it.each([
  ['numbers', fullOf('1'), 1],
  ['empty objects', fullOf('{}'), 1],
  ['empty lists', fullOf('[]'), 1],
  ['unknown members', batch(unknown(200)), 100_500],
  ['wrong tags', batch(`{"tags":${list(50, '1')}}`), 25_500],
  ['too many tags', batch(`{"tags":${list(1_000, '1')}}`), 1_000],
  ['empty contexts', batch(`{"contexts":${list(20, '{}')}}`), 10_500],
  ['empty tags and notes', batch(`{"tags":${list(50, '""')},"notes":${list(50, '""')}}`), 50_500],
  ['wrong tags, notes and contexts', batch(faulty('1', '1')), 60_500],
  ['faults of each kind', FAULTS_OF_EACH_KIND, 62_000],
  ['combining marks', `{"specs":[{"term":"a","notes":${list(50, marks)}}]}`, 50],
  ['one long text', `{"specs":[{"term":"${'😀'.repeat(260_000)}"}]}`, 1],
])('the check of %s is not much more than the parsing of a body', async (_name, text, count) => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BATCH_BYTES);
  const parsing: number[] = [];
  const checks: number[] = [];
  // The code is compiled during the first rounds. In one and the same moment, a machine is as slow for both.
  for (let round = 0; round < 8; round += 1) {
    parsing.push(await costOf(() => JSON.parse(FAULTS_OF_EACH_KIND)));
    const body: unknown = JSON.parse(text);
    checks.push(await costOf(async () => expect(await countOf(body)).toBe(count)));
  }
  expect(Math.min(...checks) / Math.min(...parsing)).toBeLessThan(MAX_RATIO);
});

/** Returns the processor time of something, in milliseconds. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The number of faults of a body, those included that are only counted. */
async function countOf(value: unknown): Promise<number> {
  try {
    await pipe.transform(value, asBatch);
    return 0;
  } catch (error) {
    const { details } = error as ApiError;
    const more = details.find(({ reason }) => reason === 'TOO_MANY_FAULTS')?.metadata?.['count'];
    return more === undefined ? details.length : details.length - 1 + Number(more);
  }
}
