/**
 * @installed-servers a server chooses the plans of its statements
 */
import type { Sql } from '../../src/platform/database/sql.js';
import type { Statement } from '../../src/platform/database/statement.js';
import { StatisticsRepository } from '../../src/modules/review/statistics/statistics.repository.js';
import { explainScans, type Scan } from '../support/plans.js';
import { givenReviews } from '../support/review-history.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 3_600_000;
const WORDS = 20;
const ANSWERS_OF_A_WORD = 50;

describe('measuring the retention of a year', () => {
  let service: TestApp;
  let userId: string;
  beforeAll(async () => {
    service = await startTestApp();
    const learner = await Learner.of(service);
    userId = learner.userId;
    const now = service.clock.now().getTime();
    const reviews = Array.from({ length: ANSWERS_OF_A_WORD }, (_, n) => ({
      at: new Date(now - (n + 1) * 48 * HOUR_MS),
    }));
    for (let n = 0; n < WORDS; n += 1) {
      const { id } = await learner.collect({ term: `word ${n}` });
      await givenReviews(service, userId, id, reviews);
    }
    await service.database.pool.query('analyze reviews, learned_words');
  });
  afterAll(() => service.close());

  /** Returns the ways in which recall reads the tables. */
  async function scans(): Promise<Scan[]> {
    const connection = await service.database.pool.connect();
    try {
      await connection.query('begin');
      let found: Scan[] = [];
      const explaining = {
        row: async ({ text }: Statement<unknown>, values: unknown[]) =>
          (found = await explainScans(connection, text, values)),
      };
      const statistics = new StatisticsRepository(explaining as unknown as Sql);
      await statistics.recall(userId, 'UTC', service.clock.now(), 365);
      return found;
    } finally {
      await connection.query('rollback');
      connection.release();
    }
  }

  it('reads each answer once, and each word once', async () => {
    const read = { reviews: 0, learned_words: 0 };
    for (const { table, rows } of await scans())
      if (table === 'reviews' || table === 'learned_words') read[table] += rows;
    expect(read).toEqual({ reviews: WORDS * ANSWERS_OF_A_WORD, learned_words: WORDS });
  });
});
