import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { BusyTurns } from './busy-turns.js';

const PIECE_MS = 2;

/** Works for some milliseconds. */
function work(): void {
  const end = performance.now() + PIECE_MS;
  while (performance.now() < end);
}

/** Does pieces of work that all could begin in this turn. Returns their order, and the number of turns that the event loop has meanwhile. */
async function workedIn(pieces: number): Promise<{ order: number[]; turns: number }> {
  const busy = new BusyTurns();
  const order: number[] = [];
  let turns = 0;
  const count = (): void => void ((turns += 1), order.length < pieces && setImmediate(count));
  setImmediate(count);
  const piece = async (number: number): Promise<void> => {
    await Promise.resolve();
    const turn = busy.wait();
    if (turn !== undefined) await turn;
    work();
    order.push(number);
  };
  await Promise.all(Array.from({ length: pieces }, (_, number) => piece(number)));
  return { order, turns };
}

describe('the turns of a busy event loop', () => {
  it('are short, however much could be done at once', async () => {
    const { turns } = await workedIn(60);
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  it('take up the work in its order', async () => {
    const { order } = await workedIn(60);
    expect(order).toEqual(order.map((_, number) => number));
  });

  it('take up the work of those who ask for little before all that one asks for', async () => {
    const busy = new BusyTurns();
    // Until this turn has no room any more.
    while (busy.wait() === undefined) work();
    const done: string[] = [];
    const askers = [...Array<string>(20).fill('heavy'), 'light', undefined, 'light'];
    await Promise.all(
      askers.map(async (asker) => {
        await busy.wait(asker);
        done.push(asker ?? 'unknown');
      }),
    );
    expect(done.slice(0, 5)).toEqual(['heavy', 'light', 'unknown', 'heavy', 'light']);
  });

  it('take up what has begun before what arrives', async () => {
    const busy = new BusyTurns();
    while (busy.wait() === undefined) work();
    const done: string[] = [];
    const arrival = async (): Promise<void> => {
      await busy.arrive('a');
      done.push('arrived');
    };
    const rest = async (): Promise<void> => {
      await busy.wait('a');
      done.push('begun');
    };
    await Promise.all([arrival(), arrival(), rest(), rest()]);
    expect(done).toEqual(['begun', 'begun', 'arrived', 'arrived']);
  });

  it('tell how long those wait who come before the next request', async () => {
    const busy = new BusyTurns();
    expect(busy.arrivalWaitMs('a')).toBe(0);
    while (busy.arrive('a') === undefined) work();
    const turn = busy.arrive('b');
    for (let piece = 0; piece < 5; piece++) work();
    expect(busy.arrivalWaitMs('c')).toBeGreaterThanOrEqual(5 * PIECE_MS);
    await turn;
  });

  it('are left to connections that come, until all have been accepted', async () => {
    const busy = new BusyTurns(60_000);
    let worked = 0;
    let accepted = 0;
    const server = createServer(() => {
      accepted += 1;
      busy.noteConnection();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const sockets = Array.from({ length: 30 }, () =>
      connect((server.address() as AddressInfo).port, '127.0.0.1'),
    );
    await once(server, 'connection');
    const workedFirst = Array.from({ length: 100 }, async () => {
      await busy.wait();
      work();
      if (accepted < sockets.length) worked += 1;
    });
    await Promise.all(workedFirst);
    for (const socket of sockets) socket.destroy();
    server.close();
    expect(worked).toBeLessThan(20);
  });

  it('let work that is short go on at once', () => {
    // Other programs may take the processor for longer than a turn may be.
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const busy = new BusyTurns();
    expect(busy.wait()).toBeUndefined();
    expect(busy.wait()).toBeUndefined();
    expect(busy.arrive()).toBeUndefined();
    now.mockRestore();
  });
});
