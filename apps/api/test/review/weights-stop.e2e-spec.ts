import type { PoolClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/jobs.js';
import { givenReviews } from '../support/review-history.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** With one more a fit is due. */
const REVIEWS = 399;

describe('a service that stops while an answer is under way', () => {
  const written: string[] = [];
  let database: TestDatabase;
  let service: TestApp;
  let blocker: PoolClient;
  beforeAll(async () => {
    database = await createTestDatabase();
    const log = { write: (line: string) => void written.push(line) };
    const environment = { LOG_LEVEL: 'warn' };
    service = await startTestApp({ database, databaseDelayMs: 20, environment, log });
    blocker = await database.pool.connect();
  });
  afterAll(async () => {
    blocker.release();
    await service.close();
    await database.drop();
  });

  it('still keeps the fit that the answer made due', async () => {
    const learner = await Learner.of(service);
    const { id } = await learner.collect({ term: 'harbor' });
    const long = service.clock.now().getTime() - 500 * 86_400_000;
    const reviews = Array.from({ length: REVIEWS }, (_, n) => ({
      at: new Date(long + n * 86_400_000),
    }));
    await givenReviews(service, learner.userId, id, reviews);
    const [card] = await learner.cards();

    await blocker.query('begin');
    await blocker.query('select from learned_words where id = $1 for update', [id]);
    const answering = learner.submit(card.id, true);
    await eventually(isWaiting);
    const stopping = service.app.close();
    const server = service.app.getHttpServer();
    await eventually(async () => !server.listening);
    await blocker.query('rollback');
    expect((await answering).status).toBe(200);
    // The connection would be kept for a while; the service's own stop does not wait for that either.
    server.closeAllConnections();
    await stopping;
    expect(written).toEqual([]);
    const { rows } = await database.pool.query(
      `select name from pgboss.job where state = 'created'`,
    );
    expect(rows).toEqual([{ name: 'fit-weights' }]);
  });

  async function isWaiting(): Promise<boolean> {
    const { rowCount } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database()
         and application_name = 'wordgrove' and wait_event_type = 'Lock'`,
    );
    return rowCount !== 0;
  }
});
