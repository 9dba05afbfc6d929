import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { ServerDrain } from './server-drain.js';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A client's connection, and all that came over it. */
class Connection {
  received = '';
  readonly closed: Promise<unknown>;
  private constructor(private readonly socket: Socket) {
    this.closed = once(socket, 'close');
    socket.on('data', (chunk: Buffer) => (this.received += String(chunk)));
    socket.on('error', () => undefined);
  }

  static async open(server: Server): Promise<Connection> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const connection = new Connection(socket);
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    return connection;
  }

  send(text: string): void {
    this.socket.write(text);
  }

  async get(): Promise<void> {
    this.send(REQUEST);
    const { length } = this.received;
    while (this.received.length === length) await once(this.socket, 'data');
  }
}

describe('ServerDrain', () => {
  let server: Server;
  let drain: ServerDrain;
  /** Lets the request to `/slow` go on. */
  let finish: () => void;

  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.url === '/slow') finish = () => void response.end('slow');
      else response.end('quick');
    });
    drain = new ServerDrain(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });

  it('resolves at once if nothing is connected', async () => {
    const { port } = server.address() as AddressInfo;
    await drain.finish(10_000);
    const late = connect(port, '127.0.0.1');
    await expect(once(late, 'connect')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('rests for a while after it has stopped listening, for balancers that count in seconds', async () => {
    const resting = new ServerDrain(server, 150).finish(10_000);
    await once(server, 'close');
    const closed = performance.now();
    await resting;
    // A timer can be early by a millisecond.
    expect(performance.now() - closed).toBeGreaterThan(100);
  });

  it('responds to what runs, and says that the connection ends', async () => {
    const running = await Connection.open(server);
    running.send(REQUEST.replace('/', '/slow'));
    await once(server, 'request');
    const finished = drain.finish(10_000);
    finish();
    await Promise.all([running.closed, finished]);
    expect(running.received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*slow$/);
  });

  /** Sends requests on connections that the system has completed, but that the server has had no turn to accept. */
  async function unaccepted(count: number): Promise<Promise<string>[]> {
    const { port } = server.address() as AddressInfo;
    const waiting = Array.from({ length: count }, () =>
      connect(port, '127.0.0.1').setEncoding('utf8'),
    );
    await new Promise(process.nextTick);
    return waiting.map(async (socket) => {
      socket.write(REQUEST);
      return String((await once(socket, 'data'))[0]);
    });
  }

  it('responds on connections that wait to be accepted, whose requests are under way', async () => {
    const answers = await unaccepted(5);
    await drain.finish(10_000);
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/200 OK/);
  });

  it('accepts all of them before it works on their requests, if these are much work', async () => {
    let accepted = 0;
    const acceptedBefore: number[] = [];
    server.on('connection', () => (accepted += 1));
    server.prependListener('request', () => acceptedBefore.push(accepted));
    const answers = await unaccepted(200);
    await drain.finish(10_000);
    for (const answer of await Promise.all(answers))
      expect(answer).toMatch(/200 OK[^]*Connection: close/);
    expect(Math.min(...acceptedBefore)).toBeGreaterThanOrEqual(200);
  });

  it('takes as long as it may if other work leaves it few turns', async () => {
    const answers = await unaccepted(100);
    let isBusy = true;
    const work = (): void => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15);
      if (isBusy) setImmediate(work);
    };
    work();
    const finished = drain.finish(10_000);
    const settled = await Promise.allSettled(answers);
    isBusy = false;
    await finished;
    for (const answer of settled)
      expect(answer).toEqual(expect.objectContaining({ status: 'fulfilled' }));
  });

  it.each(['listen', 'getpeername'])('stops at once on a Node without %s', async (name) => {
    const { _handle: handle } = server as unknown as { _handle: Record<string, unknown> };
    expect(typeof handle[name]).toBe('function');
    handle[name] = undefined;
    const running = await Connection.open(server);
    running.send(REQUEST.replace('/', '/slow'));
    await once(server, 'request');
    const finished = drain.finish(10_000);
    expect(server.listening).toBe(false);
    finish();
    await Promise.all([running.closed, finished]);
    expect(running.received).toMatch(/200 OK[^]*slow$/);
  });

  it('responds to the next request on a connection in use, and no request after it', async () => {
    const busy = await Connection.open(server);
    await busy.get();
    const finished = drain.finish(10_000);
    busy.send(REQUEST);
    busy.send(REQUEST);
    await Promise.all([busy.closed, finished]);
    expect(busy.received.match(/200 OK/g)).toHaveLength(2);
    expect(busy.received.match(/Connection: close/g)).toHaveLength(1);
  });

  it('closes connections that are idle, even if nothing ever came over them', async () => {
    const [used, fresh] = await Promise.all([Connection.open(server), Connection.open(server)]);
    await used.get();
    await drain.finish(10_000);
    await Promise.all([used.closed, fresh.closed]);
  });

  it('responds to a request that came while the process was too busy to read it', async () => {
    const unread = await Connection.open(server);
    const finished = drain.finish(10_000);
    unread.send(REQUEST);
    // Longer than the time for which a connection may be idle.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    await Promise.all([unread.closed, finished]);
    expect(unread.received).toMatch(/200 OK/);
  });

  it('ends what runs for longer than its patience', async () => {
    const running = await Connection.open(server);
    running.send(REQUEST.replace('/', '/slow'));
    await once(server, 'request');
    await drain.finish(100);
    await running.closed;
    expect(running.received).toBe('');
  });

  it('ends connections that the HTTP server no longer knows', async () => {
    server.on('connect', (_request, socket) => socket.write('kept open'));
    const tunnel = await Connection.open(server);
    tunnel.send('CONNECT example.org:443 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(server, 'connect');
    await drain.finish(10);
    await tunnel.closed;
  });
});
