import { createServer, type Server } from 'node:net';
import { listen } from './listening.js';

/** Fails to listen, as Node does. */
class RefusedServer {
  constructor(private readonly code: string) {}

  listen(): Server {
    const error = Object.assign(new Error(`listen ${this.code}`), { code: this.code });
    const server = createServer();
    process.nextTick(() => server.emit('error', error));
    return server;
  }
}

const faultOf = (code: string, host = '127.0.0.1'): Promise<unknown> =>
  listen(new RefusedServer(code) as unknown as Server, { host, port: 3000 }).catch(
    ({ message }: Error) => message,
  );

describe('listen', () => {
  it.each([
    [
      'EADDRINUSE',
      /^PORT 3000 is in use: .* 127\.0\.0\.1:3000\. Stop it, or choose another PORT\.$/,
    ],
    ['EACCES', /^PORT 3000 needs rights/],
    ['EADDRNOTAVAIL', /^HOST 127\.0\.0\.1 is not an address of this machine\.$/],
    ['EAFNOSUPPORT', /^HOST 127\.0\.0\.1 cannot be listened on: this machine has no IPv4\.$/],
    ['ENOTFOUND', /^HOST 127\.0\.0\.1 with PORT 3000 cannot be listened on: listen ENOTFOUND\.$/],
  ])('explains %s in one line', async (code, message) => {
    expect(await faultOf(code)).toMatch(message);
  });

  it.each(['fe80::1', 'fe80::1%nowhere', '203.0.113.7', '::ffff:8.8.8.8'])(
    'names HOST if the system refuses %s',
    async (host) => {
      await expect(listen(createServer(), { host, port: 0 })).rejects.toThrow(
        new RegExp(`^HOST ${host} .*\\.$`),
      );
    },
  );
});
