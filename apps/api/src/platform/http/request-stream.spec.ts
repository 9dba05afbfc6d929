import { once } from 'node:events';
import { Agent, createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import type { ApiError } from './api-error.js';
import { readStream } from './request-body.js';

const LIMIT = 1_000_000;

// As clients do: one that asks for the connection to be closed may be cut off while it sends.
const agent = new Agent({ keepAlive: true });

describe('a body that is read as it comes in', () => {
  let server: Server;
  let outcome: (result: number | ApiError) => void;
  beforeAll(async () => {
    server = createServer((request, response) => {
      void read(request as Request)
        .catch((error: ApiError) => error)
        .then((result) => {
          outcome(result);
          response.statusCode = typeof result === 'number' ? 200 : result.status;
          response.end();
        });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    agent.destroy();
    return new Promise((resolve) => server.close(resolve));
  });

  const read = async (request: Request): Promise<number> => {
    let length = 0;
    for await (const bytes of readStream(request, LIMIT)) length += bytes.length;
    return length;
  };

  const call = (): [ReturnType<typeof send>, Promise<number | ApiError>] => {
    const { port } = server.address() as AddressInfo;
    const result = new Promise<number | ApiError>((resolve) => (outcome = resolve));
    return [send({ host: '127.0.0.1', port, method: 'POST', agent }), result];
  };

  /** Sends so many bytes without saying how many, and returns the status. */
  async function sendBytes(length: number): Promise<number | undefined> {
    const [client, result] = call();
    client.end(Buffer.alloc(length));
    const [response] = await once(client, 'response');
    response.resume();
    await result;
    return response.statusCode;
  }

  it('may be as long as the limit', async () => {
    expect(await sendBytes(LIMIT)).toBe(200);
  });

  it('is refused beyond it, and its sender can read so', async () => {
    expect(await sendBytes(LIMIT + 1)).toBe(413);
    expect(await sendBytes(20 * LIMIT)).toBe(413);
  });

  it('that breaks off is a fault of its sender', async () => {
    const [client, result] = call();
    client.on('error', () => undefined);
    client.write('some', () => client.destroy());
    expect(await result).toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});
