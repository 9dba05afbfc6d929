import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { Clock } from '../../src/platform/time/clock.js';
import { Client } from '../support/client.js';
import { Given } from '../support/given.js';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

const COUNT = 300;
/** The time in milliseconds for which the service stands still while it stops, as on a machine that is busy with other work. */
const STANDSTILL_MS = 1_500;
/** The number of processes that serve in each round. */
const ROUNDS = [1, 1, 1, 2];

describe('the service, told to stop while hundreds connect', () => {
  let trial: ServiceTrial;
  const open: Socket[] = [];
  beforeAll(async () => (trial = await ServiceTrial.prepareStarted()));
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await trial.end();
  });

  async function accessToken(): Promise<string> {
    const pool = new Pool({ connectionString: trial.databaseUrl });
    const url = `http://127.0.0.1:${trial.port}`;
    const given = new Given(new Client(url, undefined as never), pool, new Clock());
    const token = await given.token({});
    await pool.end();
    return token.accessToken;
  }

  async function connected(): Promise<Socket> {
    const socket = connect(trial.port, '127.0.0.1').setEncoding('utf8');
    open.push(socket);
    await once(socket, 'connect');
    return socket;
  }

  /** Resolves to all that came until the connection ended, and to the error that ended it if there is one. */
  async function collect(socket: Socket, token: string, term: string): Promise<string> {
    const body = JSON.stringify({ spec: { term } });
    const head = [
      'POST /api/v1/learning/collect-word HTTP/1.1',
      `Host: localhost:${trial.port}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    let response = '';
    socket.on('data', (piece: string) => (response += piece));
    socket.on('error', ({ message }) => (response += message));
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    await once(socket, 'close');
    return response;
  }

  /** As if it had no turn on the processor. */
  async function standStill(service: ServiceProcess): Promise<void> {
    service.killGroup('SIGSTOP');
    await delay(STANDSTILL_MS);
    service.killGroup('SIGCONT');
  }

  it.each(ROUNDS)(
    'responds on all connections that wait to be accepted (by %s)',
    async (workers) => {
      const service = await trial.runUntilReady({
        environment: { WEB_CONCURRENCY: String(workers) },
      });
      const token = await accessToken();
      service.kill('SIGSTOP');
      const sockets = await Promise.all(Array.from({ length: COUNT }, connected));
      const responses = sockets.map((socket, at) => collect(socket, token, `word ${at}`));
      service.kill('SIGTERM');
      service.kill('SIGCONT');
      await Promise.race(sockets.map((socket) => once(socket, 'data')));
      await standStill(service);
      for (const response of await Promise.all(responses))
        expect(response).toMatch(/^HTTP\/1\.1 (200|429|503) [^]*Connection: close\r\n[^]*\}$/);
      expect(await service.ended).toEqual({ code: 0, signal: null });
    },
  );
});
