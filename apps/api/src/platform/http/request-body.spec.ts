import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { ApiError } from './api-error.js';
import { BATCH_BODY, DEFAULT_BODY, readBody, type BodyRule } from './request-body.js';

interface Sent {
  type?: string | undefined;
  encoding?: string;
  chunked?: boolean;
  rule?: Partial<BodyRule>;
  isRefused?: () => boolean;
}

/** Reads a body as it would come over the wire. */
function read(content: string | Uint8Array, options: Sent = { type: 'application/json' }) {
  const bytes = Buffer.from(content as string);
  const headers = {
    ...(options.type !== undefined && { 'content-type': options.type }),
    ...(options.encoding !== undefined && { 'content-encoding': options.encoding }),
    ...(options.chunked
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(bytes.length) }),
  };
  const request = Object.assign(Readable.from([bytes], { objectMode: false }), { headers });
  const rule = { ...DEFAULT_BODY, ...options.rule };
  return readBody(request as unknown as Request, {} as Response, rule, options.isRefused);
}

async function codeOf(reading: Promise<unknown>): Promise<string> {
  const error = await reading.then(
    () => undefined,
    (thrown: ApiError) => thrown,
  );
  return `${error?.code ?? 'none'} ${error?.details[0]?.reason ?? ''}`.trim();
}

const MALFORMED = 'INVALID_ARGUMENT MALFORMED_BODY';
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('reading a body', () => {
  it('takes a turn for each of its steps if it is large, one after the other', async () => {
    const large = JSON.stringify('x'.repeat(40_000));
    let readCount = 0;
    const reading = [1, 2].map(() => read(large).then(() => (readCount += 1)));
    let turns = 0;
    for (; readCount < 2; turns += 1) await setImmediate();
    expect(turns).toBeGreaterThanOrEqual(6);
    await Promise.all(reading);
  });

  it('goes on with none of them once it is refused', async () => {
    const large = JSON.stringify('x'.repeat(40_000));
    const isRefused = jest.fn(() => true);
    expect(await codeOf(read(large, { type: 'application/json', isRefused }))).toBe(MALFORMED);
    expect(isRefused).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['{"a":[1,null,"é"]}', { a: [1, null, 'é'] }],
    ['null', null],
    ['"text"', 'text'],
    [' \n{}\t', {}],
    ['\ufeff{}', {}],
  ])('parses %j', async (text, value) => {
    expect(await read(text)).toEqual(value);
  });

  it('is whole if it has arrived in several pieces before it is read', async () => {
    const request = Object.assign(new Readable({ read: () => undefined }), {
      headers: { 'content-type': 'application/json', 'content-length': '7' },
    });
    for (const piece of ['{"a"', ':1}', null]) request.push(piece);
    const body = readBody(request as unknown as Request, {} as Response, DEFAULT_BODY);
    expect(await body).toEqual({ a: 1 });
  });

  it('has nothing to read if nothing was sent', async () => {
    expect(await read('')).toBeUndefined();
    expect(await read('', { type: undefined })).toBeUndefined();
  });

  it.each(['', ' ', '{', '{"a":1,}', "{'a':1}", '{a:1}', 'NaN', '{}{}', '[1] x', '"\u0001"'])(
    'refuses %j, which is not JSON',
    async (text) =>
      expect(await codeOf(read(text, { type: 'application/json', chunked: true }))).toBe(MALFORMED),
  );

  it.each([
    ['an overlong form', [0x22, 0xc0, 0x80, 0x22]],
    ['a surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['a cut sequence', [0x22, 0xe4, 0xb8, 0x22]],
    ['Latin-1', [0x22, 0xe9, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
  ])('refuses %s, which is not UTF-8', async (_name, bytes) => {
    expect(await codeOf(read(Uint8Array.from(bytes)))).toBe(MALFORMED);
  });

  it('takes 32 levels and no more', async () => {
    expect(await codeOf(read(nested(32)))).toBe('none');
    expect(await codeOf(read(nested(33)))).toBe(MALFORMED);
  });

  it('takes objects of a thousand members, and lists of any length', async () => {
    const members = (count: number) =>
      JSON.stringify([Object.fromEntries(Array.from({ length: count }, (_, n) => [`m${n}`, 0]))]);
    expect(await codeOf(read(members(1_000)))).toBe('none');
    expect(await codeOf(read(members(1_001)))).toBe(MALFORMED);
    expect(await codeOf(read(JSON.stringify(Array(2_000).fill(0))))).toBe('none');
  });

  it('takes a thousand members in all objects together, and more in a batch', async () => {
    const words = (count: number) => JSON.stringify({ specs: Array(count).fill({ term: 'a' }) });
    expect(await codeOf(read(words(999)))).toBe('none');
    expect(await codeOf(read(words(1_000)))).toBe(MALFORMED);
    const asBatch = { type: 'application/json', rule: BATCH_BODY };
    expect(await codeOf(read(words(BATCH_BODY.maxMembers - 1), asBatch))).toBe('none');
    expect(await codeOf(read(words(BATCH_BODY.maxMembers), asBatch))).toBe(MALFORMED);
  });

  it('takes a hundred thousand lists and objects', async () => {
    const lists = (count: number) =>
      `[${Array(count - 1)
        .fill('[]')
        .join()}]`;
    const asBatch = { type: 'application/json', rule: BATCH_BODY };
    expect(await codeOf(read(lists(100_000), asBatch))).toBe('none');
    expect(await codeOf(read(lists(100_001), asBatch))).toBe(MALFORMED);
  });

  it.each([
    ['arrays', nested(100_000)],
    ['objects', '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)],
    ['arrays that never close', '['.repeat(100_000)],
  ])('refuses very deep %s without exhausting the stack', async (_name, text) => {
    expect(await codeOf(read(text))).toBe(MALFORMED);
  });

  it.each([
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json-patch+json',
    'application/json, text/plain',
  ])('refuses the type %j', async (type) => {
    expect(await codeOf(read('{}', { type }))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8'])(
    'takes the type %s',
    async (type) => expect(await read('{}', { type })).toEqual({}),
  );

  describe('of a limited size', () => {
    const ofSize = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));

    it.each([false, true])('takes the limit exactly (chunked: %s)', async (chunked) => {
      const type = 'application/json';
      expect(await codeOf(read(ofSize(262_144), { type, chunked }))).toBe('none');
      expect(await codeOf(read(ofSize(262_145), { type, chunked }))).toBe('PAYLOAD_TOO_LARGE');
    });

    it('measures what a compressed body unpacks to', async () => {
      const sent = { type: 'application/json', encoding: 'gzip' };
      expect(await read(gzipSync('{"a":1}'), sent)).toEqual({ a: 1 });
      expect(await codeOf(read(gzipSync(ofSize(5_000_000)), sent))).toBe('PAYLOAD_TOO_LARGE');
      expect(await codeOf(read('{}', sent))).toBe(MALFORMED);
    });

    it('takes more if the route does', async () => {
      const sent = { type: 'application/json', rule: { limit: 300_000 } };
      expect(await codeOf(read(ofSize(262_145), sent))).toBe('none');
    });
  });

  it('refuses an unknown content encoding', async () => {
    const sent = { type: 'application/json', encoding: 'zstd-of-mine' };
    expect(await codeOf(read('{}', sent))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  describe('of a form', () => {
    const rule = { type: 'form' } as const;

    it('gives its parameters', async () => {
      const type = 'application/x-www-form-urlencoded';
      expect({ ...((await read('a=1&b=+x&a=2', { type, rule })) as object) }).toEqual({
        a: ['1', '2'],
        b: ' x',
      });
    });

    it('refuses JSON', async () => {
      expect(await codeOf(read('{}', { type: 'application/json', rule }))).toBe(
        'UNSUPPORTED_MEDIA_TYPE',
      );
    });
  });
});
