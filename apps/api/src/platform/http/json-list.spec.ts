import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { jsonWithList, sendJsonList } from './json-list.js';

async function textOf(items: readonly string[], rest?: object): Promise<string> {
  const pieces: string[] = [];
  const list = (async function* () {
    yield* items;
  })();
  for await (const piece of jsonWithList('words', list, rest)) pieces.push(piece);
  return pieces.join('');
}

describe('jsonWithList', () => {
  it.each([
    [[], undefined, { words: [] }],
    [[], { count: 0 }, { words: [], count: 0 }],
    [['1', ',2,3'], undefined, { words: [1, 2, 3] }],
    [
      ['{"a":1}', ',{"a":2}'],
      { count: 2, more: '' },
      { words: [{ a: 1 }, { a: 2 }], count: 2, more: '' },
    ],
  ])('%j and %j are one object', async (items, rest, expected) => {
    expect(JSON.parse(await textOf(items, rest))).toEqual(expected);
  });

  it('begins only if its first item is there', async () => {
    const failing = (async function* (): AsyncGenerator<string> {
      yield await Promise.reject<string>(new Error('away'));
    })();
    await expect(jsonWithList('words', failing).next()).rejects.toThrow('away');
  });
});

describe('sendJsonList', () => {
  /** Returns what a client gets, and the lengths of the pieces in which it was written. */
  async function sent(words: readonly string[]) {
    const pieces: number[] = [];
    const items = words.map((word) => JSON.stringify(word));
    const app = express().get('/', (_request, response) => {
      const write = response.write.bind(response);
      response.write = ((piece: string | Buffer) => {
        pieces.push(Buffer.byteLength(piece));
        return write(piece);
      }) as typeof response.write;
      void sendJsonList(response, { name: 'words', items, rest: { count: words.length } });
    });
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = { 'accept-encoding': 'identity' };
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers });
    const body = await answer.json();
    server.close();
    return { body, length: answer.headers.get('content-length'), pieces };
  }

  it('writes a short list at once', async () => {
    const { body, length, pieces } = await sent(['one', 'two']);
    expect([body, length, pieces]).toEqual([{ words: ['one', 'two'], count: 2 }, '33', []]);
  });

  it('writes a long list in pieces', async () => {
    const words = Array.from({ length: 20 }, (_, n) => String(n % 10).repeat(100_000));
    const { body, length, pieces } = await sent(words);
    expect(body).toEqual({ words, count: words.length });
    expect([length, Math.max(...pieces) < 256 * 1024 + 100]).toEqual([null, true]);
    expect(pieces.length).toBeGreaterThan(words.length / 3);
  });
});
