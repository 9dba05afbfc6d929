import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type Response } from 'express';
import { whileRead } from './departure.js';
import { sendFile } from './file-response.js';
import type { Pace } from './reader-pace.js';

const ANY: Pace = { graceMs: 60_000, bytesPerSecond: 0 };

const FILE = { name: 'words.csv', mediaType: 'text/csv' };

let server: Server;
let handle: (response: Response) => Promise<void>;
beforeAll(async () => {
  const app = express().get('/', (_request, response) => void handle(response));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, signal ? { signal } : {});

/** Responds to one request with these pieces; resolves with what became of that, and with the response. */
function answerWith(pieces: (response: Response) => AsyncGenerator<string>, pace = ANY) {
  return new Promise<{ outcome: unknown; response: ServerResponse }>((resolve) => {
    handle = async (response) => {
      const outcome = await sendFile(response, FILE, pieces(response), () => pace).catch(
        (error) => error,
      );
      if (outcome instanceof Error) response.destroy();
      resolve({ outcome, response });
    };
  });
}

const closed = (response: Response) => once(response, 'close');

describe('a file', () => {
  it('goes out piece by piece under its name', async () => {
    const done = answerWith(async function* () {
      yield 'term\r\n';
      yield 'harbor\r\n';
    });
    const answer = await get();
    expect(await answer.text()).toBe('term\r\nharbor\r\n');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="words.csv"');
    expect((await done).outcome).toBeUndefined();
  });

  it('may be empty', async () => {
    void answerWith(async function* () {});
    expect(await (await get()).text()).toBe('');
  });

  it('that fails before its first piece has sent nothing', async () => {
    const done = answerWith(async function* () {
      yield await Promise.reject<string>(new Error('nothing to send'));
    });
    await expect(get()).rejects.toThrow();
    const { outcome, response } = await done;
    expect(outcome).toEqual(new Error('nothing to send'));
    expect(response.headersSent).toBe(false);
  });

  it('that fails later is cut off', async () => {
    const done = answerWith(async function* () {
      yield 'half';
      throw new Error('no more');
    });
    await expect(get().then((answer) => answer.text())).rejects.toThrow();
    expect((await done).outcome).toEqual(new Error('no more'));
  });
});

describe('a reader who goes away', () => {
  it('before the first piece ends the pieces, and is nobody’s fault', async () => {
    const gone = new AbortController();
    let isEnded = false;
    const done = answerWith(async function* (response) {
      try {
        gone.abort();
        await closed(response);
        yield 'too late';
      } finally {
        isEnded = true;
      }
    });
    await expect(get(gone.signal)).rejects.toThrow();
    expect((await done).outcome).toBeUndefined();
    expect(isEnded).toBe(true);
  });

  it('in the middle does so too', async () => {
    const gone = new AbortController();
    let isEnded = false;
    const done = answerWith(async function* () {
      try {
        for (;;) yield 'x'.repeat(10_000);
      } finally {
        isEnded = true;
      }
    });
    const answer = await get(gone.signal);
    await answer.body?.getReader().read();
    gone.abort();
    expect((await done).outcome).toBeUndefined();
    expect(isEnded).toBe(true);
  });

  it('is told to what has nothing to send yet', async () => {
    const gone = new AbortController();
    let wasWithdrawn = false;
    // eslint-disable-next-line require-yield -- it gives up before it has a piece
    const done = answerWith(async function* (response) {
      const signal = whileRead(response);
      gone.abort();
      await closed(response);
      wasWithdrawn = signal.aborted && whileRead(response).aborted;
      signal.throwIfAborted();
    });
    await expect(get(gone.signal)).rejects.toThrow();
    expect((await done).outcome).toBeUndefined();
    expect(wasWithdrawn).toBe(true);
  });
});

describe('a reader who is slow', () => {
  // More than any connection takes.
  const pace = { graceMs: 100, bytesPerSecond: 2 ** 40 };

  it('is cut off after the grace, and is nobody’s fault', async () => {
    let isEnded = false;
    const done = answerWith(async function* () {
      try {
        for (;;) yield 'x'.repeat(10_000);
      } finally {
        isEnded = true;
      }
    }, pace);
    const answer = await get();
    const began = performance.now();
    expect((await done).outcome).toBeUndefined();
    // A client that reads nothing at all is cut off after a minute in any case.
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(isEnded).toBe(true);
    await expect(answer.text()).rejects.toThrow();
  });

  it('is not blamed for pieces that take long to be made', async () => {
    void answerWith(async function* () {
      yield 'slow ';
      await delay(300);
      yield 'server';
    }, pace);
    expect(await (await get()).text()).toBe('slow server');
  });
});
