import { EventEmitter, once } from 'node:events';
import type { Worker } from 'node:cluster';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { Connections } from './connections.js';
import { Member } from './member.js';
import { RefusalTally } from './refusal-tally.js';

/** A worker of which only the messages are there. */
class StandInWorker extends EventEmitter {
  readonly taken: Socket[] = [];
  readonly process = { pid: 1, kill: () => true };
  isHanging = false;
  tellsLate = false;

  isConnected = () => true;

  send(_message: unknown, connection: Socket | undefined, done: (error: null) => void): void {
    if (connection === undefined || this.isHanging) return;
    this.taken.push(connection);
    done(null);
    if (!this.tellsLate) this.tell();
  }

  /** Says that it has taken its connection. */
  tell(): void {
    this.emit('message', { calls: [[0, 'taken']] });
  }
}

describe('the connections of an instance', () => {
  let connections: Connections;
  let count: jest.Mock;
  let workers: StandInWorker[];
  let members: Member[];
  beforeEach(() => {
    count = jest.fn();
    connections = new Connections(new RefusalTally(count, () => undefined));
    workers = [new StandInWorker(), new StandInWorker()];
    const taken = (member: Member) => connections.noteTaken(member);
    members = workers.map((worker) => new Member(worker as unknown as Worker, { taken }));
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

  /** Resolves when all that has been said has been heard. */
  const heard = () => new Promise(setImmediate);

  async function acceptSome(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      accept();
      await heard();
    }
  }

  it('go to the workers in turn, but not to one that does not respond', async () => {
    await acceptSome(4);
    expect(counts()).toEqual([2, 2]);
    lookTwice();
    workers[1]?.emit('message', { calls: [[0, 'here']] });
    await acceptSome(4);
    expect(counts()).toEqual([2, 6]);
    workers[0]?.emit('message', { calls: [] });
    await acceptSome(1);
    expect(counts()).toEqual([3, 6]);
  });

  it('go to the workers in turn if none responds', () => {
    for (const worker of workers) worker.tellsLate = true;
    lookTwice();
    for (let at = 0; at < 2; at += 1) accept();
    expect(counts()).toEqual([1, 1]);
  });

  it('wait until a worker has taken the one before, so that what it is told besides comes soon', async () => {
    const [one, other] = workers as [StandInWorker, StandInWorker];
    one.tellsLate = other.tellsLate = true;
    const [, , third, fourth] = [accept(), accept(), accept(), accept()];
    await heard();
    expect(counts()).toEqual([1, 1]);
    other.tell();
    await heard();
    expect(other.taken.at(-1)).toBe(third);
    connections.remove(members[0] as Member);
    other.tell();
    await heard();
    expect(other.taken.at(-1)).toBe(fourth);
  });

  it('go to a worker again whose connection Node has given up, as if too many files are open', async () => {
    const [one, other] = workers as [StandInWorker, StandInWorker];
    one.tellsLate = other.tellsLate = true;
    for (let at = 0; at < 4; at += 1) accept();
    const [lost] = members as [Member];
    connections.noteLook(lost);
    connections.noteHere(lost);
    expect(counts()).toEqual([2, 1]);
    // It has been asked before it got the next one, and may not have seen that yet.
    connections.noteHere(lost);
    expect(counts()).toEqual([2, 1]);
  });

  it('are closed if the worker ends before it has taken them', () => {
    for (const worker of workers) worker.isHanging = true;
    const given = [accept(), accept()];
    workers[0]?.emit('exit', null, 'SIGKILL');
    expect(given.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  });

  describe('if the workers take too few', () => {
    const MANY = 256;
    let url: string;
    let clients: Socket[];
    beforeEach(async () => {
      for (const worker of workers) worker.tellsLate = true;
      await connections.listen({ port: 0, host: '127.0.0.1' });
      const { server, waiting } = connections as unknown as { server: Server; waiting: unknown[] };
      const { port } = server.address() as AddressInfo;
      url = `http://127.0.0.1:${port}`;
      clients = Array.from({ length: MANY + workers.length }, () => connect(port, '127.0.0.1'));
      while (waiting.length < MANY) await heard();
    });
    afterEach(async () => {
      jest.restoreAllMocks();
      for (const client of clients) client.destroy();
      for (const worker of workers) for (const socket of worker.taken) socket.destroy();
      for (const member of members) connections.remove(member);
      await connections.stop();
    });

    function pass(milliseconds: number): void {
      const now = performance.now();
      jest.spyOn(performance, 'now').mockReturnValue(now + milliseconds);
    }

    it('are refused at once, and told when to try again', async () => {
      pass(501);
      const response = await fetch(`${url}/api/v1/learning/learned-words`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(response.headers.get('connection')).toBe('close');
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toMatchObject({
        error: { code: 'UNAVAILABLE', details: [{ reason: 'OVERLOADED' }] },
      });
      const token = await fetch(`${url}/oauth/token`, {
        method: 'POST',
        body: 'a'.repeat(100_000),
      });
      expect(token.status).toBe(503);
      expect(token.headers.get('access-control-allow-origin')).toBe('*');
      expect(await token.json()).toMatchObject({ error: 'temporarily_unavailable' });
      const page = await fetch(`${url}/my-applications`);
      expect(page.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await page.text()).toMatch(/try again in a second\.\n$/);
      expect(count.mock.calls).toEqual([['OVERLOADED'], ['OVERLOADED'], ['OVERLOADED']]);
    });

    it('can be asked whether the process responds, as if no workers were there', async () => {
      pass(501);
      const live = await fetch(`${url}/health/live`);
      expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
      expect((await fetch(`${url}/health/live`, { method: 'HEAD' })).status).toBe(200);
      const posted = await fetch(`${url}/health/live`, { method: 'POST' });
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await posted.json()).toEqual({
        error: { code: 'METHOD_NOT_ALLOWED', message: 'Use GET, HEAD', details: [] },
      });
      expect(count.mock.calls).toEqual([['METHOD_NOT_ALLOWED']]);
    });

    it('let a page ask whether it may call, so that it can read the refusal of its call', async () => {
      pass(501);
      const ask = (path: string) =>
        fetch(url + path, {
          method: 'OPTIONS',
          headers: { origin: 'https://page.example', 'access-control-request-method': 'POST' },
        });
      const open = await ask('/oauth/token');
      expect([open.status, open.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      expect(open.headers.get('access-control-allow-methods')).toContain('POST');
      expect(open.headers.get('access-control-allow-headers')).toContain('Authorization');
      const closed = await ask('/api/console/session');
      expect([closed.status, closed.headers.get('access-control-allow-origin')]).toEqual([
        503,
        null,
      ]);
    });

    it('are counted if nobody can read what they send', async () => {
      pass(501);
      const client = connect(Number(new URL(url).port), '127.0.0.1').end('nonsense\r\n\r\n');
      const answer = await once(client.setEncoding('utf8'), 'data');
      expect(answer[0]).toMatch(/^HTTP\/1\.1 400 /);
      expect(count.mock.calls).toEqual([['BAD_REQUEST']]);
    });

    it('are closed at once if they expect what nobody meets', async () => {
      pass(501);
      const client = connect(Number(new URL(url).port), '127.0.0.1');
      let answer = '';
      client.on('data', (piece) => (answer += String(piece)));
      client.write('GET / HTTP/1.1\r\nHost: localhost\r\nExpect: foo\r\n\r\n');
      await once(client, 'end');
      client.destroy();
      expect(answer).toMatch(/^HTTP\/1\.1 417 .*Connection: close\r\n/s);
      expect(count.mock.calls).toEqual([['EXPECTATION_FAILED']]);
    });

    it('are refused if their turn has come too late', async () => {
      const late = clients[workers.length] as Socket;
      const answer = once(late, 'data');
      pass(1_001);
      workers[0]?.tell();
      late.write('GET /api/v1 HTTP/1.1\r\nHost: localhost\r\n\r\n');
      expect(String(await answer)).toMatch(/^HTTP\/1\.1 503 /);
      // Few wait now, so the next ones are handed over.
      expect(counts()).toEqual([2, 1]);
    });

    it('wait if there was no worker, and are handed over to the next one', async () => {
      for (const member of members) connections.remove(member);
      pass(60_000);
      workers[0]?.emit('message', { calls: [] });
      connections.add(members[0] as Member);
      await heard();
      expect(counts()).toEqual([2, 1]);
    });
  });
});
