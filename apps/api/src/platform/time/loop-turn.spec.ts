import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { ownLoopTurn } from './loop-turn.js';

describe('a turn of the event loop', () => {
  it('is had by one at a time, in the order in which they asked', async () => {
    const begun: number[] = [];
    const asking = [0, 1, 2, 3].map((each) => ownLoopTurn().then(() => begun.push(each)));
    for (let before = 0; before < 4;) {
      await setImmediate();
      expect(begun.length - before).toBeLessThan(2);
      before = begun.length;
    }
    await Promise.all(asking);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('comes again after the others if somebody asks again', async () => {
    const begun: string[] = [];
    const work = async (name: string) => {
      for (let piece = 0; piece < 3; piece += 1) {
        await ownLoopTurn();
        begun.push(name);
      }
    };
    await Promise.all(['a', 'b', 'c'].map(work));
    expect(begun.join('')).toBe('abcabcabc');
  });

  it('comes after a look at the sockets, however many work', async () => {
    const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    let pieces = 0;
    const work = async () => {
      for (let piece = 0; piece < 10; piece += 1) {
        await ownLoopTurn();
        pieces += 1;
        spend(2);
      }
    };
    const working = Promise.all(Array.from({ length: 12 }, work));
    const before = await piecesUntilEcho(socket, () => pieces);
    expect(before).toBeLessThan(12);
    socket.destroy();
    server.close();
    await working;
  });

  it('comes after several new connections have been accepted', async () => {
    const accepted: Socket[] = [];
    const server = createServer((socket) => accepted.push(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await ownLoopTurn();
    const { port } = server.address() as AddressInfo;
    const sockets = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'));
    // The system connects them meanwhile.
    spend(20);
    await ownLoopTurn();
    await ownLoopTurn();
    expect(accepted).toHaveLength(sockets.length);
    for (const socket of [...sockets, ...accepted]) socket.destroy();
    server.close();
  });
});

/** Returns how many pieces of work are done before what was sent comes back. */
async function piecesUntilEcho(socket: Socket, count: () => number): Promise<number> {
  const before = count();
  socket.write('x');
  await once(socket, 'data');
  return count() - before;
}

function spend(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
