import { EventEmitter } from 'node:events';
import type { Worker } from 'node:cluster';
import type { Socket } from 'node:net';
import { Connections } from './connections.js';
import { Member } from './member.js';

/** A worker of which only the messages are there. Node calls back for a connection when the worker has taken those before it. */
class StandInWorker extends EventEmitter {
  readonly taken: Socket[] = [];
  readonly process = { pid: 1, kill: () => true };
  isHanging = false;

  isConnected = () => true;

  send(_message: unknown, connection: Socket | undefined, done: (error: null) => void): void {
    if (connection === undefined || this.isHanging) return;
    this.taken.push(connection);
    done(null);
  }
}

describe('the connections of an instance', () => {
  let connections: Connections;
  let workers: StandInWorker[];
  let members: Member[];
  beforeEach(() => {
    connections = new Connections();
    workers = [new StandInWorker(), new StandInWorker()];
    members = workers.map((worker) => new Member(worker as unknown as Worker, {}));
    for (const member of members) connections.add(member);
  });

  function accept(): Socket & { destroyed: boolean } {
    const connection = Object.assign(new EventEmitter(), {
      destroyed: false,
      destroy: () => (connection.destroyed = true),
    });
    const { server } = connections as unknown as { server: EventEmitter };
    server.emit('connection', connection);
    return connection as unknown as Socket;
  }
  const lookTwice = () => [1, 2].forEach(() => members.forEach((member) => member.look()));
  const counts = () => workers.map(({ taken }) => taken.length);

  it('go to the workers in turn, but not to one that does not respond', () => {
    for (let at = 0; at < 4; at += 1) accept();
    expect(counts()).toEqual([2, 2]);
    lookTwice();
    workers[1]?.emit('message', { calls: [[0, 'here']] });
    for (let at = 0; at < 4; at += 1) accept();
    expect(counts()).toEqual([2, 6]);
    workers[0]?.emit('message', { calls: [] });
    accept();
    expect(counts()).toEqual([3, 6]);
  });

  it('go to the workers in turn if none responds', () => {
    lookTwice();
    for (let at = 0; at < 4; at += 1) accept();
    expect(counts()).toEqual([2, 2]);
  });

  it('are closed if the worker ends before it has taken them', () => {
    for (const worker of workers) worker.isHanging = true;
    const given = [accept(), accept()];
    workers[0]?.emit('exit', null, 'SIGKILL');
    expect(given.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  });
});
