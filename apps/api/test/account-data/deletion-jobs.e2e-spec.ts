import { fitWeights, refoldMemory } from '../../src/modules/review/index.js';
import { Sql } from '../../src/platform/database/sql.js';
import { AccountHolder } from '../support/account-holder.js';
import { letJobTimePass, queueOf } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { tablesNaming } from '../support/traces.js';

const log: string[] = [];
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({
    environment: { LOG_LEVEL: 'warn' },
    log: { write: (line) => void log.push(line) },
  });
});
afterAll(() => service.close());

/** Has jobs for the user wait for an hour, as those that failed do for some seconds. */
async function putJobsOff(userId: string): Promise<void> {
  await service.app.get(Sql).transaction(async (sql) => {
    await refoldMemory(queueOf(service), userId, sql);
    await fitWeights(queueOf(service), userId, sql);
    await sql.execute(
      `update pgboss.job set start_after = now() + interval '1 hour' where singleton_key = $1`,
      [userId],
    );
  });
}

async function jobsNaming(userId: string): Promise<number | null> {
  const text = `select from pgboss.job where data->>'userId' = $1`;
  return (await service.database.pool.query(text, [userId])).rowCount;
}

describe('background jobs of an account that is deleted', () => {
  it('are deleted with it if they wait', async () => {
    const ada = await AccountHolder.signUp(service);
    const bob = await AccountHolder.signUp(service);
    for (const { id } of [ada, bob]) await putJobsOff(id);
    expect(await jobsNaming(ada.id)).toBe(2);
    await ada.delete();
    await queueOf(service).idle();
    expect(await tablesNaming(service.database.pool, ada.id)).toEqual([]);
    expect(await jobsNaming(bob.id)).toBe(2);
  });

  it('do nothing if they run late, and do not fail', async () => {
    const ada = await AccountHolder.signUp(service);
    await ada.delete();
    await queueOf(service).idle();
    await putJobsOff(ada.id);
    log.length = 0;
    for (const name of ['refold-memory', 'fit-weights']) await letJobTimePass(service, name);
    await queueOf(service).idle();
    expect(log).toEqual([]);
    expect(await tablesNaming(service.database.pool, ada.id)).toEqual([]);
  });
});
