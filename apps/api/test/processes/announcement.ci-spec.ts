import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ServiceTrial } from '../support/service-trial.js';

describe('a service on an installed database that starts', () => {
  let database: ServiceTrial;
  let replica: ServiceTrial;
  beforeAll(async () => {
    database = await ServiceTrial.prepare();
    await database.runUntilReady();
    replica = await ServiceTrial.prepare();
  });
  afterAll(async () => {
    await replica.end();
    await database.end();
  });

  /** Resolves to the time at which a connection was last refused. */
  async function lastRefusal(): Promise<number> {
    for (let refused = performance.now(); ; refused = performance.now()) {
      const socket = connect(replica.port, '127.0.0.1');
      const accepted = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (accepted) return refused;
      await delay(5);
    }
  }

  async function readiness(): Promise<{ status: number; text: string }> {
    const response = await fetch(`http://127.0.0.1:${replica.port}/health/ready`);
    return { status: response.status, text: await response.text() };
  }

  it.each([1, 2])(
    'serves at once, and says that it is ready a second later (by %s)',
    async (workers) => {
      const environment = {
        DATABASE_URL: database.databaseUrl,
        WEB_CONCURRENCY: String(workers),
      };
      const service = replica.run({ environment });
      const refused = await lastRefusal();
      const first = await readiness();
      expect([first.status, first.text]).toEqual([503, expect.stringMatching(/has just started/)]);
      const served = await fetch(
        `http://127.0.0.1:${replica.port}/.well-known/oauth-authorization-server`,
      );
      expect(served.status).toBe(200);
      while ((await readiness()).status !== 200) await delay(5);
      expect(performance.now() - refused).toBeGreaterThan(1_000);
      await service.stop();
    },
  );
});
