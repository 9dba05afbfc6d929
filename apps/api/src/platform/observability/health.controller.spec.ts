import type { Outage } from '../database/outage.js';
import type { Sql } from '../database/sql.js';
import type { FixedWindowStore } from '../rate-limit/fixed-window.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

describe('readiness', () => {
  const controllerOf = (sql: object, readiness: Readiness) =>
    new HealthController(
      sql as Sql,
      readiness,
      {} as FixedWindowStore,
      { explains: async () => true } as unknown as Outage,
    );

  it('begins when it is announced, and ends for good', async () => {
    const readiness = new Readiness();
    const sql = { row: () => Promise.resolve({ isReadOnly: false }) };
    const health = controllerOf(sql, readiness);
    readiness.postpone();
    await expect(health.ready()).rejects.toThrow('The service has just started');
    readiness.announce();
    expect(await health.ready()).toEqual({ status: 'ok' });
    readiness.withdraw();
    readiness.announce();
    await expect(health.ready()).rejects.toThrow('The service is stopping');
  });

  it('is checked once for all who ask meanwhile, and again for those who ask later', async () => {
    const row = jest.fn(() => Promise.resolve({ isReadOnly: false }));
    const health = controllerOf({ row }, new Readiness());
    await Promise.all(Array.from({ length: 20 }, () => health.ready()));
    expect(row).toHaveBeenCalledTimes(1);
    row.mockRejectedValueOnce(new Error('away'));
    const asked = await Promise.allSettled([health.ready(), health.ready()]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(row).toHaveBeenCalledTimes(2);
    expect(await health.ready()).toEqual({ status: 'ok' });
  });
});
