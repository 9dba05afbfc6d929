import { ReaderGone } from '../../src/platform/database/abandoned-reads.js';
import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import type { DelayedDatabase } from '../support/delayed-database.js';
import { Learner } from '../support/learner.js';
import { startPgBouncer } from '../support/pgbouncer.js';
import { freePort, ServiceProcess } from '../support/service-process.js';
import { startTestApp } from '../support/test-app.js';

describe('a database behind pgBouncer', () => {
  let database: TestDatabase;
  let pooler: DelayedDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterEach(() => pooler.close());
  afterAll(() => database.drop());

  it('serves in session mode, whatever settings the database has, and cancels what nobody waits for', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.pool.query(`alter database ${name} set timezone = 'Asia/Tokyo'`);
    await database.pool.query(`alter database ${name} set datestyle = 'German'`);
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
