import { createServer as createHttpServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { Logger } from '@nestjs/common';
import { startFakeRedis } from '../support/fake-redis.js';
import { eventually } from '../support/jobs.js';
import { SELF_SIGNED } from '../support/self-signed-certificate.js';
import { startTestApp } from '../support/test-app.js';
import { Clock } from '../../src/platform/time/clock.js';
import { StartFault } from '../../src/platform/config/start-fault.js';
import { MemoryWindowStore } from '../../src/platform/rate-limit/memory-window.store.js';
import { RedisWindowStore } from '../../src/platform/rate-limit/redis-window.store.js';

const ALONE = { clock: new Clock(), link: null };

describe('a Redis whose certificate cannot be trusted', () => {
  let server: Server;
  let received = '';
  beforeAll(async () => {
    server = createServer(SELF_SIGNED, (socket) => {
      socket.on('error', () => undefined).on('data', (chunk) => (received += String(chunk)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('is told nothing, and the operator why', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const { port } = server.address() as AddressInfo;
    const fallback = new MemoryWindowStore(new Clock());
    const store = await RedisWindowStore.open(
      `rediss://:s3cret@127.0.0.1:${port}`,
      fallback,
      ALONE,
    );
    await store.onModuleInit();
    expect((await store.hit('key', 1_000, 1)).hits).toBe(1);
    store.onModuleDestroy();
    expect(received).toBe('');
    expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^Redis cannot be .*: self-signed/));
    warned.mockRestore();
  });
});

describe('another program at the address of Redis', () => {
  it.each([
    ['that says nothing', createTcpServer(), 'Command timed out'],
    ['of HTTP', createHttpServer((_, response) => response.end()), 'Protocol error'],
  ])('%s is named at the start, which goes on', async (_case, server, reason) => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const environment = { REDIS_URL: `redis://127.0.0.1:${port}` };
    const service = await startTestApp({ environment });
    try {
      expect(warned.mock.calls.map(([line]) => String(line))).toEqual([
        expect.stringMatching(new RegExp(`^Redis cannot be reached or is slow, .*: ${reason}`)),
      ]);
      expect((await service.client.get('/health/live')).status).toBe(200);
      expect((await service.client.get('/health/ready')).status).toBe(503);
    } finally {
      await service.close();
      server.close();
      warned.mockRestore();
    }
  });
});

describe('a Redis that has become a replica of another one', () => {
  it('is left for the new primary', async () => {
    const redis = await startFakeRedis();
    const store = await RedisWindowStore.open(redis.url, new MemoryWindowStore(new Clock()), ALONE);
    await store.onModuleInit();
    const hit = async () => (await store.hit('key', 60_000, 1)).hits;
    try {
      expect([await hit(), await hit()]).toEqual([1, 2]);
      redis.failOver();
      // Counted in the process, in which nothing has been counted yet.
      expect(await hit()).toBe(1);
      await eventually(async () => (await hit()) > 2 && store.state.isUp);
    } finally {
      store.onModuleDestroy();
      await redis.close();
    }
  });
});

describe('a database that Redis does not have', () => {
  it.each([
    'ERR DB index is out of range',
    'ERR invalid DB index',
    'ERR SELECT is not allowed in cluster mode',
  ])('ends the start, without a call in another one: %s', async (refusal) => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const redis = await startFakeRedis();
    redis.refuse('select', refusal);
    const fallback = new MemoryWindowStore(new Clock());
    const store = await RedisWindowStore.open(`${redis.url}/99`, fallback, ALONE);
    try {
      await store.onModuleInit();
      const start = () => store.demandDatabase();
      expect(start).toThrow(StartFault);
      expect(start).toThrow(
        `REDIS_URL names database 99, which Redis does not let the service use: ${refusal}`,
      );
      expect(redis.scripts).toEqual([]);
      expect(warned).not.toHaveBeenCalled();
    } finally {
      store.onModuleDestroy();
      await redis.close();
      warned.mockRestore();
    }
  });
});
