import { once } from 'node:events';
import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Request, Response } from 'express';
import { oneAfterTheOther } from './connection-line.js';
import { readInPieces } from './input-pieces.js';
import { refuseUnreadRequests } from './unread-requests.js';

/** The smallest request. There are a few dozen of it in a piece. */
const SMALLEST = 'GET / HTTP/1.1\r\nHost:\r\n\r\n';
const MANY = 1_000;
const MAX_IN_PIECE = 200;
/** A busy machine may take a good part of it to read what has come. */
const HEADERS_MS = 200;

describe('readInPieces', () => {
  let server: Server;
  let clients: Socket[];
  let arrived: number;
  let received: string;
  let answer: (response: ServerResponse, request: Request) => void;

  beforeEach(async () => {
    [arrived, received, clients] = [0, '', []];
    answer = (response) => response.end('.');
    await serve();
  });
  afterEach(() => stop());

  const serve = async (options: ServerOptions = {}) => {
    server = createServer(options, (request, response) => {
      arrived += 1;
      oneAfterTheOther(request as Request, response as Response, () =>
        answer(response, request as Request),
      );
    });
    readInPieces(server);
    refuseUnreadRequests(server, () => undefined);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  };
  const stop = () => {
    for (const client of clients) client.destroy();
    server.closeAllConnections();
    server.close();
  };

  const open = async () => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('data', (bytes: Buffer) => (received += bytes.toString('latin1')));
    client.on('error', () => undefined);
    clients.push(client);
    await once(client, 'connect');
    return client;
  };
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise(setImmediate);
  };
  const countOf = (text: string) => received.split(text).length - 1;

  it('reads no further while requests of the connection wait, and loses none of them', async () => {
    const responses: ServerResponse[] = [];
    answer = (response) => responses.push(response);
    (await open()).write(SMALLEST.repeat(MANY));
    await until(() => responses.length === 1);
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    expect(arrived).toBeLessThan(MAX_IN_PIECE);
    answer = (response) => response.end('.');
    responses[0]?.end('.');
    await until(() => countOf('HTTP/1.1 200') === MANY);
    expect(arrived).toBe(MANY);
  });

  it('lets others in between, however many connections send many requests at once', async () => {
    const others = await Promise.all(Array.from({ length: 30 }, open));
    const one = await open();
    let before = 0;
    server.prependListener('request', ({ url }) => {
      if (arrived === 0) one.write(SMALLEST.replace('/', '/one'));
      if (url === '/one') before = arrived;
    });
    for (const other of others) other.write(SMALLEST.repeat(MANY));
    await until(() => before > 0);
    expect(before).toBeLessThan(others.length * MAX_IN_PIECE);
  });

  it('reads a large body as its reader takes it, and what follows it', async () => {
    const body = 'x'.repeat(1_000_000);
    const lengths: number[] = [];
    answer = (response, request) => {
      let length = 0;
      request.on('data', (bytes: Buffer) => {
        length += bytes.length;
        request.pause();
        setImmediate(() => request.resume());
      });
      request.on('end', () => {
        lengths.push(length);
        response.end('.');
      });
    };
    const post = `POST / HTTP/1.1\r\nHost:\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    (await open()).write((post + SMALLEST).repeat(2));
    await until(() => lengths.length === 4);
    expect(lengths).toEqual([body.length, 0, body.length, 0]);
  });

  it('does not count the time for which headers wait here', async () => {
    stop();
    await serve({ headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 4 });
    const responses: ServerResponse[] = [];
    answer = (response) => responses.push(response);
    const long = `GET / HTTP/1.1\r\nHost:\r\nX: ${'x'.repeat(900)}\r\n\r\n`;
    (await open()).write(SMALLEST + long.repeat(3));
    await until(() => responses.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 3 * HEADERS_MS));
    for (let at = 0; at < 4; at += 1) {
      await until(() => responses.length > at);
      responses[at]?.end('.');
    }
    await until(() => countOf('HTTP/1.1 200') === 4);
    expect(countOf('408')).toBe(0);
  });
});
