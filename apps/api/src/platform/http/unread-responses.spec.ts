import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { oneAfterTheOther } from './connection-line.js';
import { UnreadResponses } from './unread-responses.js';

const STALL_MS = 60;
/** More than the system keeps for a connection. */
const LARGE = 16 * 1024 * 1024;
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('UnreadResponses', () => {
  let server: Server;
  let unread: UnreadResponses;
  let answer: (response: ServerResponse) => void;
  const clients: Socket[] = [];

  beforeEach(async () => {
    server = createServer((message, response) => {
      const request = Object.assign(message, { ip: message.headers.host }) as unknown as Request;
      oneAfterTheOther(request, response as Response, () =>
        unread.watch(request, response as Response, () => answer(response)),
      );
    });
    server.keepAliveTimeout = STALL_MS;
    unread = new UnreadResponses(server, STALL_MS);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** Asks for something, and reads nothing. */
  async function ask(host = 'localhost'): Promise<{ client: Socket; response: ServerResponse }> {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    clients.push(client);
    client.write(REQUEST.replace('localhost', host));
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    return { client, response };
  }

  it.each([
    ['at once', (response: ServerResponse) => void response.end(Buffer.alloc(LARGE))],
    [
      'in pieces',
      (response: ServerResponse) => void Readable.from([Buffer.alloc(LARGE)]).pipe(response),
    ],
  ])('closes the connection of a response that is sent %s and not read', async (_, send) => {
    answer = send;
    const { response } = await ask();
    // It would be open for as long as the client likes.
    await once(response, 'close');
  });

  it('leaves a connection alone whose response takes long to be made, and closes one that is idle', async () => {
    answer = () => undefined;
    const { client, response } = await ask();
    await delay(3 * STALL_MS);
    response.end('late');
    client.resume();
    expect(String(await once(client, 'data'))).toMatch(/^HTTP\/1\.1 200 OK[^]*late/);
    await once(client, 'close');
  });

  it('closes the oldest of the network that has most in memory', async () => {
    unread.loads.maxBytes = 2.5 * LARGE;
    answer = (response) => void response.end(Buffer.alloc(LARGE));
    const responses = [await ask('other'), await ask('many'), await ask('many')];
    const [others, oldest, newest] = responses.map(({ response }) => response) as [
      ServerResponse,
      ServerResponse,
      ServerResponse,
    ];
    if (!oldest.closed) await once(oldest, 'close');
    expect([others.closed, newest.closed]).toEqual([false, false]);
  });
});
