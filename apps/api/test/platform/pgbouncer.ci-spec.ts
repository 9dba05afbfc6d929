import { Client } from 'pg';
import { ReaderGone } from '../../src/platform/database/abandoned-reads.js';
import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { refuseTransactionPooling } from '../../src/platform/database/pooler-mode.js';
import { startPgBouncer, type PgBouncer } from '../support/pgbouncer.js';
import { freePort, ServiceProcess } from '../support/service-process.js';
import { startTestApp } from '../support/test-app.js';

describe('a database behind pgBouncer', () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  beforeAll(async () => (database = await createTestDatabase()));
  afterEach(() => pooler.close());
  afterAll(() => database.drop());

  it('serves in session mode, whatever settings the role has, and cancels what nobody waits for', async () => {
    const { pathname, username } = new URL(database.url);
    // Those of a role in a database come before those of either.
    const role = `alter role ${username} in database ${pathname.slice(1)}`;
    await database.pool.query(`${role} set timezone = 'Asia/Tokyo'`);
    await database.pool.query(`${role} set datestyle = 'German'`);
    pooler = await startPgBouncer(database.url, 'session');
    const service = await startTestApp({ database: { ...database, url: pooler.url } });
    try {
      const learner = await Learner.of(service);
      const words = [];
      for (let n = 0; n < 5; n += 1) words.push(await learner.collect(`word ${n}`));
      expect(words[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      const terms = [];
      let query: Record<string, string> = { page_size: '2', order_by: 'created_at' };
      for (let isLast = false; !isLast;) {
        const { body } = await learner.list(query);
        terms.push(...body.learned_words.map(({ term }: { term: string }) => term));
        isLast = body.next_page_token === '';
        query = { ...query, page_token: body.next_page_token };
      }
      expect(terms).toEqual(words.map(({ term }) => term));
      const leaving = new AbortController();
      const reads = service.app.get(Sql, { strict: false }).readsUntil(leaving.signal);
      setTimeout(() => leaving.abort(), 100);
      await expect(reads.row('select pg_sleep(600)')).rejects.toBeInstanceOf(ReaderGone);
    } finally {
      await service.close();
    }
  });

  it('serves on sessions that another program has left as they were', async () => {
    pooler = await startPgBouncer(database.url, 'session', 'server_reset_query =\n');
    const left = new Client({ connectionString: pooler.url });
    await left.connect();
    await left.query('set search_path = pg_catalog');
    await left.query('set default_transaction_read_only = on');
    await left.end();
    for (let starts = 0; starts < 2; starts += 1) {
      const service = await startTestApp({ database: { ...database, url: pooler.url } });
      try {
        const learner = await Learner.of(service);
        await learner.collect(`word ${starts}`);
        expect((await learner.list()).status).toBe(200);
      } finally {
        await service.close();
      }
    }
  });

  it('is refused in transaction mode, also if it has two idle sessions that it uses in turn', async () => {
    pooler = await startPgBouncer(database.url, 'transaction', 'server_round_robin = 1\n');
    const clients = [1, 2].map(() => new Client({ connectionString: pooler.url }));
    try {
      for (const client of clients) await client.connect();
      for (const statement of ['begin', 'rollback'])
        for (const client of clients) await client.query(statement);
      for (let at = 0; at < 4; at += 1) {
        await expect(refuseTransactionPooling(pooler.url)).rejects.toThrow(/in transaction mode/);
        await clients[0]?.query('select 1');
      }
    } finally {
      for (const client of clients) await client.end();
    }
  });

  it('serves nobody while it is in transaction mode, which the log names, and everybody afterwards', async () => {
    pooler = await startPgBouncer(database.url, 'session');
    const lines: string[] = [];
    const service = await startTestApp({
      database: { ...database, url: pooler.url },
      environment: { LOG_LEVEL: 'warn' },
      log: { write: (line) => void lines.push(line) },
    });
    try {
      const learner = await Learner.of(service);
      const statuses = new Set<number>();
      const lists = async () => {
        const answers = await Promise.all(Array.from({ length: 8 }, () => learner.list()));
        for (const { status } of answers) statuses.add(status);
        return answers.map(({ status }) => status);
      };
      await lists();
      await pooler.changeMode('transaction');
      const named = () =>
        lines.filter((line) => /"DATABASE_URL: [^"]*in transaction mode/.test(line));
      await eventually(async () => {
        await lists();
        return named().length > 0;
      });
      expect(await lists()).toEqual(Array.from({ length: 8 }, () => 503));
      expect((await service.client.get('/health/ready')).status).toBe(503);
      expect(named()).toHaveLength(1);
      const wordless = lines.filter((line) => /Error(: )?\\n +at /.test(line));
      expect(wordless).toEqual([]);
      await pooler.changeMode('session');
      await eventually(async () => (await lists()).every((status) => status === 200));
      expect([...statuses].sort()).toEqual([200, 503]);
    } finally {
      await service.close();
    }
  });

  it.each([
    ['transaction', '', /pooler in transaction mode[^]*Use session mode/],
    ['statement', '', /pooler in transaction mode or statement mode/],
    ['session', 'default_pool_size = 1\n', /not to three at once[^]*default_pool_size/],
  ] as const)('is refused in %s mode %s, which the message names', async (mode, more, message) => {
    pooler = await startPgBouncer(database.url, mode, more);
    const environment = { DATABASE_URL: pooler.url, PORT: String(await freePort()) };
    const service = new ServiceProcess({ environment });
    try {
      expect((await service.ended).code).toBe(1);
      expect(service.errors).toMatch(message);
    } finally {
      service.kill('SIGKILL');
    }
  });
});
