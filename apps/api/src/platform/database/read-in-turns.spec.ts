import { once } from 'node:events';
import { Readable } from 'node:stream';
import { readInTurns } from './read-in-turns.js';

const PIECE = Buffer.alloc(64 * 1024);

describe('readInTurns', () => {
  it('reads a long answer as a whole, and one piece in each turn of the event loop', async () => {
    let left = 20;
    const stream = new Readable({
      read() {
        this.push(left-- > 0 ? PIECE : null);
      },
    });
    readInTurns(stream);
    const inTurns = [0];
    const turn = () => {
      inTurns.push(0);
      if (!stream.readableEnded) setImmediate(turn);
    };
    setImmediate(turn);
    stream.on('data', () => inTurns.push((inTurns.pop() ?? 0) + 1));
    await once(stream, 'end');
    expect(inTurns.reduce((sum, count) => sum + count)).toBe(20);
    expect(Math.max(...inTurns)).toBe(1);
  });
});
