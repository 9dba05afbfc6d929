import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ServiceTrial } from '../support/service-trial.js';

const LIVE = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
const READY = LIVE.replace('live', 'ready');
const ACCOUNT = JSON.stringify({
  email: 'ada@example.org',
  password: 'correct horse battery',
  display_name: 'Ada',
});

describe('the service, told to stop', () => {
  let trial: ServiceTrial;
  const open: Socket[] = [];

  beforeAll(async () => {
    trial = await ServiceTrial.prepareStarted();
  });

  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await trial.end();
  });

  async function connected(): Promise<Socket> {
    const socket = connect(trial.port, '127.0.0.1').setEncoding('utf8');
    open.push(socket);
    await once(socket, 'connect');
    return socket;
  }

  async function answerTo(socket: Socket, request: string): Promise<string> {
    const answer = once(socket, 'data');
    socket.write(request);
    return String((await answer)[0]);
  }

  /** A sign-up whose body is sent but for its last byte. */
  async function halfSent(): Promise<Socket> {
    const socket = await connected();
    const head = [
      'POST /api/console/users HTTP/1.1',
      `Host: localhost:${trial.port}`,
      `Origin: http://localhost:${trial.port}`,
      'Content-Type: application/json',
      `Content-Length: ${ACCOUNT.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${ACCOUNT.slice(0, -1)}`);
    return socket;
  }

  it('is no longer ready, then responds to what runs, ends every connection and then itself', async () => {
    const service = await trial.runUntilReady({ environment: { SHUTDOWN_DELAY_MS: '1000' } });
    const [idle, busy, running] = await Promise.all([connected(), connected(), halfSent()]);
    expect(await answerTo(idle, LIVE)).toMatch(/200 OK[^]*Connection: keep-alive/);
    expect(await answerTo(busy, READY)).toMatch(/200 OK/);

    service.kill('SIGTERM');
    let ready = '';
    while (!ready.includes('503 ')) ready = await answerTo(busy, READY);
    expect(ready).toMatch(/The service is stopping[^]*/);
    // Balancers have the delay to notice, and until then nothing is refused.
    expect(await answerTo(await connected(), LIVE)).toMatch(/200 OK[^]*Connection: keep-alive/);

    const busyClosed = once(busy, 'close');
    let answers = 0;
    for (let last = ''; !last.includes('Connection: close'); answers += 1) {
      last = await answerTo(busy, LIVE);
      expect(last).toMatch(/^HTTP\/1\.1 200 OK/);
    }
    await Promise.all([busyClosed, once(idle, 'close')]);
    await expect(connected()).rejects.toThrow(/ECONNREFUSED/);

    const answer = await answerTo(running, ACCOUNT.slice(-1));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*Connection: close[^]*ada@example\.org/);
    expect(await service.ended).toEqual({ code: 0, signal: null });
    expect(answers).toBeGreaterThan(1);
  });
});
