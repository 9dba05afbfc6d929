import { createServer, type AddressInfo, type Server } from 'node:net';
import { freePort, ServiceProcess } from '../support/service-process.js';

/** The first bytes of servers that are not PostgreSQL. */
const SENT = {
  'a notice without an end': 'N\0\0\0\x08zzzz',
  'an error without an end': 'E\0\0\0\x08zzzz',
  'an authentication without a way': 'R\0\0\0\x04',
  'the greeting of SSH': 'SSH-2.0-OpenSSH_9.2p1\r\n',
};

describe('a start whose DATABASE_URL leads to something that sends', () => {
  let server: Server;
  let service: ServiceProcess;

  afterEach(async () => {
    await service.stop('SIGKILL');
    server.close();
  });

  it.each(Object.entries(SENT))('%s says so and ends', async (_what, bytes) => {
    server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.write(Buffer.from(bytes, 'latin1'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `postgres://words:s3cret@127.0.0.1:${port}/words`;
    service = new ServiceProcess({
      environment: { DATABASE_URL: url, PORT: String(await freePort()) },
    });
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.output).toBe('');
    expect(service.errors).toBe(
      `DATABASE_URL: what listens at 127.0.0.1:${port} does not speak PostgreSQL's protocol.\n`,
    );
  });
});
