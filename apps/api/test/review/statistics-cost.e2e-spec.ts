/**
 * @installed-servers a server chooses the plans of its statements
 */
import { LateReads } from '../../src/platform/database/late-reads.js';
import type { Sql } from '../../src/platform/database/sql.js';
import type { Statement } from '../../src/platform/database/statement.js';
import { StatisticsRepository } from '../../src/modules/review/statistics/statistics.repository.js';
import { explainScans, type Scan } from '../support/plans.js';
import { givenReviews } from '../support/review-history.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 3_600_000;
const WORDS = 20;
const DAYS = 25;

describe('counting a year of answers and measuring their retention', () => {
  let service: TestApp;
  let userId: string;
  beforeAll(async () => {
    service = await startTestApp();
    const learner = await Learner.of(service);
    userId = learner.userId;
    const now = service.clock.now().getTime();
    const reviews = Array.from({ length: 2 * DAYS }, (_, n) => ({
      at: new Date(now - Math.ceil((n + 1) / 2) * 48 * HOUR_MS),
    }));
    for (let n = 0; n < WORDS; n += 1) {
      const { id } = await learner.collect({ term: `word ${n}` });
      await givenReviews(service, userId, id, reviews);
    }
    await service.database.pool.query('analyze reviews, learned_words, review_counters');
  });
  afterAll(() => service.close());

  /** Returns the ways in which the statement reads the tables. */
  async function scans(): Promise<Scan[]> {
    const connection = await service.database.pool.connect();
    try {
      await connection.query('begin');
      let found: Scan[] = [];
      const explaining = {
        rows: async ({ text }: Statement<unknown>, values: unknown[]) =>
          (found = await explainScans(connection, text, values)),
      };
      const statistics = new StatisticsRepository(
        new LateReads(explaining as unknown as Sql, null),
      );
      await statistics.days(userId, 'UTC', service.clock.now(), 365);
      return found;
    } finally {
      await connection.query('rollback');
      connection.release();
    }
  }

  it('reads one counter of each day with answers, and no answers or words', async () => {
    const read = (await scans()).filter(({ table }) => table !== '');
    expect(new Set(read.map(({ table }) => table))).toEqual(new Set(['review_counters']));
    expect(read.reduce((sum, { rows }) => sum + rows, 0)).toBe(DAYS);
  });
});
