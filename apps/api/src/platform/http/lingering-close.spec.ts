import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { refuseTunnels } from './bare-refusals.js';
import { closeLingering, type LingerBounds } from './lingering-close.js';
import { refuseUnreadRequests } from './unread-requests.js';

const BOUNDS: LingerBounds = { bytes: 64 * 1024 * 1024, silentMs: 5_000, totalMs: 5_000 };
/** More than the system keeps for both ends of a connection. */
const BODY = Buffer.alloc(16 * 1024 * 1024, 'x');
const HEAD = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BODY.length}\r\n`;
const CLOSES: RequestListener = (_request, response) => {
  response.writeHead(401, { Connection: 'close' }).end('no');
};

describe('closeLingering', () => {
  let server: Server;
  let client: Socket;
  let answer: RequestListener;
  let accepted: Socket;
  let requests: number;
  let refusals: number;

  async function start(bounds: Partial<LingerBounds> = {}): Promise<void> {
    [requests, refusals, answer] = [0, 0, CLOSES];
    server = createServer((request, response) => {
      requests += 1;
      answer(request, response);
    });
    closeLingering(server, { ...BOUNDS, ...bounds });
    refuseUnreadRequests(server, () => (refusals += 1));
    refuseTunnels(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause();
    client.on('error', () => undefined);
    [accepted] = (await once(server, 'connection')) as [Socket];
  }
  afterEach(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** Reads until the other side has closed the connection. */
  async function received(): Promise<string> {
    const pieces: Buffer[] = [];
    client.on('data', (piece: Buffer) => pieces.push(piece)).resume();
    await Promise.race([once(client, 'end'), once(client, 'close')]);
    return String(Buffer.concat(pieces));
  }

  it.each([
    ['says so', 401, `${HEAD}\r\n`],
    ['closes because the client wants it', 200, `${HEAD}Connection: close\r\n\r\n`],
    ['is to HTTP/1.0', 200, `${HEAD.replace('/1.1', '/1.0')}\r\n`],
    ['is of Node, which misses a host', 400, `${HEAD.replace(/Host.*\r\n/, '')}\r\n`],
    ['refuses what is no HTTP', 400, 'Nonsense\r\n\r\n'],
    ['refuses a tunnel', 400, 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('delivers a response before the body of its request that %s', async (_, status, head) => {
    await start();
    if (status === 200) answer = (_request, response) => void response.end('yes');
    client.write(head);
    // A client that sends everything before it reads.
    await new Promise((resolve) => client.write(BODY, resolve));
    expect(await received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    client.end();
    if (!client.closed) await once(client, 'close');
    expect(refusals).toBe(status === 400 && head.startsWith('Nonsense') ? 1 : 0);
  });

  it('begins no request that comes after the last response', async () => {
    await start();
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await received()).toMatch(/^HTTP\/1.1 401 /);
    client.end('GET / HTTP/1.1\r\nHost: localhost\r\n\r\nNonsense\r\n\r\n');
    await once(client, 'close');
    expect([requests, refusals]).toEqual([1, 0]);
  });

  it.each([
    ['nothing more comes', { silentMs: 30 }, 0],
    ['it takes too long', { totalMs: 60 }, 1],
    ['too much comes', { bytes: 10 }, 20],
  ])('closes a connection that its client keeps open if %s', async (_, bounds, pieceBytes) => {
    await start(bounds);
    const closed = once(accepted, 'close');
    client.resume().write(`${HEAD}\r\n`);
    await once(client, 'end');
    const sending = setInterval(() => client.write('x'.repeat(pieceBytes)), 10);
    await closed.finally(() => clearInterval(sending));
  });
});
