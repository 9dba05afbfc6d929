import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { oneAfterTheOther } from './connection-line.js';
import { closeWithoutRequest } from './late-requests.js';
import { refuseUnreadRequests } from './unread-requests.js';

const LATE_MS = 80;
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const UPLOAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n';

describe('closeWithoutRequest', () => {
  let server: Server;
  let client: Socket;
  let received: string;
  let reasons: string[];
  let answer: (response: ServerResponse) => void;

  beforeEach(async () => {
    [received, reasons] = ['', []];
    answer = (response) => response.end('answered');
    server = createServer((request, response) =>
      oneAfterTheOther(request as Request, response as Response, () => answer(response)),
    );
    closeWithoutRequest(server, LATE_MS);
    refuseUnreadRequests(server, ({ reason }) => reasons.push(reason));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('data', (chunk: Buffer) => (received += String(chunk)));
    client.on('error', () => undefined);
  });
  afterEach(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** Sends the same again and again until the connection is closed. */
  async function drip(piece: string): Promise<void> {
    const timer = setInterval(() => client.write(piece), LATE_MS / 10);
    await once(client, 'close');
    clearInterval(timer);
  }

  it.each([
    ['empty lines', GET, '\r\n'],
    ['the rest of a body whose response is out', UPLOAD, 'x'],
  ])('closes a connection on which only %s come', async (_, first, piece) => {
    client.write(first);
    await drip(piece);
    expect(received).toMatch(/^HTTP\/1\.1 200 OK[^]*answered[^]*HTTP\/1\.1 408 Request Timeout/);
    expect(reasons).toEqual(['ERR_HTTP_REQUEST_TIMEOUT']);
  });

  it('waits for a request that is worked on, and for the one after it', async () => {
    const asked = once(server, 'request') as Promise<unknown> as Promise<[unknown, ServerResponse]>;
    answer = () => undefined;
    client.write(GET);
    const [, response] = await asked;
    await delay(2 * LATE_MS);
    answer = (next) => next.end('next');
    response.end('late');
    await once(client, 'data');
    client.write(GET);
    while (!received.includes('next')) await once(client, 'data');
    expect(reasons).toEqual([]);
  });
});
