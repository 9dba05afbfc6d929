import { PassThrough } from 'node:stream';
import type { Request, Response } from 'express';
import type { ApiError } from './api-error.js';
import { BodyArrivals } from './body-arrivals.js';

const LIMIT = 2_000;

/** A body that arrives, and what becomes of it. */
class Sent {
  readonly headers: Record<string, string> = {};
  readonly refused: Promise<string>;
  private readonly body = new PassThrough();

  constructor(arrivals: BodyArrivals, encoding?: string, ip?: string) {
    const request = Object.assign(this.body, { headers: { 'content-encoding': encoding }, ip });
    const response = {
      setHeader: (name: string, value: string) => (this.headers[name] = value),
    };
    const read = () =>
      new Promise<string>((resolve) => {
        this.body.on('data', () => undefined).once('end', () => resolve('none'));
      });
    this.refused = arrivals
      .watch(request as unknown as Request, response as unknown as Response, LIMIT, read)
      .catch(({ code, details }: ApiError) => `${code} ${details[0]?.description}`);
  }

  async send(...sizes: number[]): Promise<void> {
    for (const size of sizes) this.body.write(Buffer.alloc(size));
    await new Promise(setImmediate);
  }

  end(): Promise<string> {
    this.body.end();
    return this.refused;
  }
}

describe('a body that arrives', () => {
  let arrivals: BodyArrivals;
  beforeEach(() => (arrivals = new BodyArrivals()));

  const MALFORMED = 'INVALID_ARGUMENT The body';
  const BUSY = 'UNAVAILABLE Too many bodies arrive at once';

  it('is refused after a minute, and its connection closed', async () => {
    arrivals.maxMs = 5;
    const slow = new Sent(arrivals);
    await slow.send(10);
    expect(await slow.refused).toBe(`${MALFORMED} did not arrive in time`);
    expect(slow.headers).toEqual({ Connection: 'close' });
  });

  it('is refused if its pieces take four times as much memory as the largest body', async () => {
    const body = new Sent(arrivals);
    await body.send(...Array.from({ length: 32 }, () => 1));
    expect(await body.refused).toBe(`${MALFORMED} comes in too many pieces`);
    const other = new Sent(arrivals);
    await other.send(...Array.from({ length: 10 }, () => 200));
    expect(await other.end()).toBe('none');
    expect(other.headers).toEqual({});
  });

  it.each([undefined, 'gzip'])(
    'is refused if all together take too much and it is the oldest: %s',
    async (encoding) => {
      arrivals.loads.maxBytes = encoding === undefined ? 4_000 : 5_000;
      const size = encoding === undefined ? 1_500 : 1;
      const bodies = [1, 2].map(() => new Sent(arrivals, encoding));
      for (const body of bodies) await body.send(size);
      const third = new Sent(arrivals, encoding);
      await third.send(size, 1);
      // It is no longer counted, although more of it arrives.
      await bodies[0]?.send(size, size);
      expect(await bodies[0]?.refused).toBe(BUSY);
      expect(await Promise.all([bodies[1]?.end(), third.end()])).toEqual(['none', 'none']);
      const last = new Sent(arrivals, encoding);
      await last.send(size);
      expect(await last.end()).toBe('none');
    },
  );

  it('is not refused because another sender sends more', async () => {
    arrivals.loads.maxBytes = 5_000;
    const mine = new Sent(arrivals, undefined, '192.0.2.1');
    await mine.send(1_500);
    const theirs = [1, 2].map(() => new Sent(arrivals, undefined, '192.0.2.2'));
    for (const body of theirs) await body.send(1_500);
    expect(await theirs[0]?.refused).toBe(BUSY);
    expect(await Promise.all([mine.end(), theirs[1]?.end()])).toEqual(['none', 'none']);
  });
});
