import { setTimeout as delay } from 'node:timers/promises';
import { ServiceTrial } from '../support/service-trial.js';

describe('a service on an installed database that starts', () => {
  let database: ServiceTrial;
  let replica: ServiceTrial;
  beforeAll(async () => {
    database = await ServiceTrial.prepareStarted();
    await database.runUntilReady();
    replica = await ServiceTrial.prepare();
  });
  afterAll(async () => {
    await replica.end();
    await database.end();
  });

  const ask = (path: string) => fetch(`http://127.0.0.1:${replica.port}${path}`);

  /** Resolves to the time at which the last connection was asked for that was refused. */
  async function lastRefusal(): Promise<number> {
    for (let refused = performance.now(); ;) {
      const asked = performance.now();
      if (await ask('/health/live').catch(() => undefined)) return refused;
      refused = asked;
      await delay(5);
    }
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
      expect((await ask('/.well-known/oauth-authorization-server')).status).toBe(200);
      while (!(await ask('/health/ready')).ok) await delay(5);
      expect(performance.now() - refused).toBeGreaterThan(1_000);
      await service.stop();
      // A balancer may ask every second, and has its answer.
      expect(service.output).not.toContain('/health/ready');
    },
  );
});
