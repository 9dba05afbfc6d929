import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { BoundedClient } from './bounded-client.js';

const TIMEOUT_MS = 20;

describe('a bounded connection', () => {
  const server = createServer();
  let socket: Socket;
  let peer: Socket;
  let client: BoundedClient;
  beforeEach(async () => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    const connected = once(server, 'connection');
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    [peer] = (await connected) as [Socket];
    await once(socket, 'connect');
    client = new BoundedClient({ stream: () => socket, answerTimeoutMs: TIMEOUT_MS });
    // Whatever comes is the answer.
    const answer = () => once(socket, 'data').then(() => ({ rows: [] }));
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(answer as never);
  });
  afterEach(() => {
    socket.destroy();
    peer.destroy();
    jest.restoreAllMocks();
  });
  afterAll(() => server.close());

  it('reads an answer that came in time, even if the process did not run meanwhile', async () => {
    const answer = client.query('select 1');
    peer.write('answer');
    spend(3 * TIMEOUT_MS);
    expect(await answer).toEqual({ rows: [] });
    await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    expect(socket.destroyed).toBe(false);
  });

  it('closes itself if no answer comes', async () => {
    const failed = expect(client.query('select 1')).rejects.toThrow('did not answer in time');
    await once(socket, 'close').catch(() => undefined);
    await failed;
    expect(socket.destroyed).toBe(true);
  });
});

function spend(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
