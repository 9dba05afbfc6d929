import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

const COUNT = 600;
/** So many wait, for so many milliseconds, before the primary refuses the others. */
const [MANY, PATIENCE_MS] = [300, 600];

describe('an instance whose workers take no connections', () => {
  let trial: ServiceTrial;
  let service: ServiceProcess;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    trial = await ServiceTrial.prepareStarted();
    service = await trial.runUntilReady({ environment: { WEB_CONCURRENCY: '2' } });
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });
  afterAll(() => trial.end());

  const workers = (): number[] =>
    execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(service.pid)], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.endsWith('main.js'))
      .map((line) => Number.parseInt(line, 10));

  async function openMany(count: number): Promise<Socket[]> {
    const opened = Array.from({ length: count }, () =>
      connect(trial.port, '127.0.0.1')
        .setEncoding('utf8')
        .on('error', () => undefined),
    );
    sockets.push(...opened);
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    return opened;
  }

  async function statusOf(socket: Socket): Promise<string> {
    let response = '';
    socket.on('data', (piece: string) => (response += piece));
    socket.write('GET /health/ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await once(socket, 'end');
    return response.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
  }

  it('counts those that it refuses in the metrics, and has few lines for them in the log', async () => {
    const stopped = workers();
    let waiting: Socket[];
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    try {
      waiting = await openMany(MANY);
      await delay(PATIENCE_MS);
      const statuses = await Promise.all((await openMany(COUNT)).map(statusOf));
      expect(new Set(statuses)).toEqual(new Set(['503']));
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    }
    // Until none of them waits, a request for the metrics is refused, too.
    const waited = await Promise.all(waiting.map(statusOf));
    const refused = COUNT + waited.filter((status) => status === '503').length;
    const metrics = await (await fetch(`http://127.0.0.1:${trial.port}/metrics`)).text();
    expect(metrics).toContain(
      `wordgrove_refused_connections_total{reason="OVERLOADED"} ${refused}\n`,
    );
    expect(metrics).toContain('wordgrove_refused_connections_total{reason="BAD_REQUEST"} 0\n');
    // The last of them are told at the end.
    await service.stop();
    const lines = service.output.split('\n').filter((line) => line.includes('were refused'));
    expect(lines.length).toBeLessThan(10);
    const counts = lines.map((line) => Number(/(\d+) OVERLOADED/.exec(line)?.[1]));
    expect(counts.reduce((sum, count) => sum + count)).toBe(refused);
  });
});
