import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

const COUNT = 1_500;

describe.each([1, 2])('with %s processes that serve, 1,500 callers at once', (workers) => {
  let trial: ServiceTrial;
  let service: ServiceProcess;
  let sockets: Socket[] = [];
  beforeAll(async () => {
    trial = await ServiceTrial.prepareStarted();
    service = await trial.runUntilReady({ environment: { WEB_CONCURRENCY: String(workers) } });
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });
  afterAll(async () => {
    await trial.end();
  });

  function open(): Socket {
    const socket = connect(trial.port, '127.0.0.1').setEncoding('utf8');
    // The next wait for an event of the socket reports its error.
    return socket.on('error', () => undefined);
  }

  async function openAll(): Promise<void> {
    sockets = Array.from({ length: COUNT }, open);
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  }

  async function call(socket: Socket): Promise<string> {
    let response = '';
    socket.on('data', (piece: string) => (response += piece));
    socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await once(socket, 'end');
    return response.slice(0, 'HTTP/1.1 200'.length);
  }

  // Otherwise the system drops or resets some of those for whom its queue has no room.
  it('can all connect while the service stands still, and get their responses', async () => {
    service.kill('SIGSTOP');
    await openAll();
    service.kill('SIGCONT');
    const responses = await Promise.all(sockets.map(call));
    expect(new Set(responses)).toEqual(new Set(['HTTP/1.1 200']));
  });

  it('get their responses if the processes that serve go on two seconds later', async () => {
    service.killGroup('SIGSTOP');
    await openAll();
    service.kill('SIGCONT');
    const responses = sockets.map(call);
    await delay(2_000);
    service.killGroup('SIGCONT');
    expect(new Set(await Promise.all(responses))).toEqual(new Set(['HTTP/1.1 200']));
  });
});
