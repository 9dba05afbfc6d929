import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Request, Response } from 'express';
import { oneAfterTheOther } from './connection-line.js';

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe('oneAfterTheOther', () => {
  let server: Server;
  let client: Socket;
  let received: string;
  /** The responses of the requests that were begun, and those that have been closed. */
  let begun: ServerResponse[];
  let closed: ServerResponse[];
  let arrived: number;

  beforeEach(async () => {
    [begun, closed, arrived, received] = [[], [], 0, ''];
    server = createServer((request, response) => {
      arrived += 1;
      oneAfterTheOther(request as Request, response as Response, () => {
        begun.push(response);
        response.emit('begun');
        response.once('close', () => closed.push(response));
      });
    });
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

  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise(setImmediate);
  };

  it('begins a request when the response before is out, in order', async () => {
    client.write(requestOf('/1') + requestOf('/2') + requestOf('/3'));
    await until(() => arrived === 3);
    for (const count of [1, 2, 3]) {
      await until(() => begun.length >= count);
      expect(begun).toHaveLength(count);
      begun[count - 1]?.end(`response ${count}.`);
      await until(() => closed.length === count);
    }
    await until(() => received.includes('response 3.'));
    expect(received.match(/response \d/g)).toEqual(['response 1', 'response 2', 'response 3']);
    client.write(requestOf('/4'));
    await until(() => begun.length === 4);
  });

  it('lets others in between, however many connections have requests that wait', async () => {
    const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
    const others = Array.from({ length: 20 }, open);
    await Promise.all(others.map((other) => once(other, 'connect')));
    const paths: string[] = [];
    server.on('request', ({ url }, response) => {
      const answer = () => {
        paths.push(String(url));
        response.end();
        if (paths.length === 200) client.write(requestOf('/one'));
      };
      if (begun.includes(response)) answer();
      else response.once('begun', answer);
    });
    for (const other of others) other.write(requestOf('/many').repeat(20));
    await until(() => paths.length === 401);
    expect(paths.indexOf('/one')).toBeLessThan(203);
    for (const other of others) other.destroy();
  });

  it.each([
    ['the client goes away', () => client.destroy()],
    ['a response closes the connection', () => begun[0]?.setHeader('Connection', 'close').end()],
  ])('begins none of those that wait if %s', async (_, end) => {
    client.write(requestOf('/1') + requestOf('/2'));
    await until(() => arrived === 2);
    end();
    await until(() => closed.length === 1);
    await new Promise(setImmediate);
    expect(begun).toHaveLength(1);
  });
});
