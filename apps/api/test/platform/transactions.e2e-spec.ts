/**
 * @installed-servers a server ends a connection in its own way
 */
import { Sql, type SqlExecutor } from '../../src/platform/database/sql.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('a transaction whose connection is lost', () => {
  let service: TestApp;
  let sql: Sql;
  beforeAll(async () => {
    service = await startTestApp();
    sql = service.app.get(Sql, { strict: false });
  });
  afterAll(() => service.close());

  const backendOf = async (executor: SqlExecutor) =>
    (await executor.row<{ pid: number }>('select pg_backend_pid() as pid'))?.pid;

  const isThere = async (pid: number | undefined) =>
    (await service.database.pool.query('select from pg_stat_activity where pid = $1', [pid]))
      .rowCount === 1;

  /** Ends a connection, as an operator does, and waits until it is gone. */
  async function terminate(pid: number | undefined): Promise<void> {
    await service.database.pool.query('select pg_terminate_backend($1)', [pid]);
    while (await isThere(pid));
  }

  it('fails with its own error, and not with that of the rollback', async () => {
    const lost = sql.transaction(async (executor) => {
      await terminate(await backendOf(executor));
      throw new Error('first');
    });
    await expect(lost).rejects.toThrow(/^first$/);
  });

  it('fails with its own error if it has ended the connection itself', async () => {
    const lost = sql.transaction(async (executor) => {
      const ended = executor.execute('select pg_terminate_backend(pg_backend_pid())');
      await expect(ended).rejects.toThrow('terminating connection');
      throw new Error('first');
    });
    await expect(lost).rejects.toThrow(/^first$/);
  });

  it('leaves the others usable', async () => {
    const pids = await Promise.all(
      Array.from({ length: 40 }, () => sql.transaction((executor) => backendOf(executor))),
    );
    for (const pid of pids) expect(pid).toBeGreaterThan(0);
  });
});
