/**
 * @installed-servers a server has its own way of locking rows
 */
import { FitSchedule } from '../../src/modules/review/weights/fit-schedule.service.js';
import { queueOf, withReplica } from '../support/jobs.js';
import { DEFAULT_PLAN } from '../support/learner.js';
import { simulatedLearner } from '../support/simulated-learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe("fits of a learner's weights", () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('happen once if answers arrive at the same time, at two replicas', async () => {
    const { learner } = await simulatedLearner(service, { wordCount: 60, days: 150, seed: 7 });
    for (let n = 0; n < 6; n += 1) await learner.collect({ term: `at once ${n}` });
    await withReplica(service, async (replica) => {
      replica.clock.set(service.clock.now().toISOString());
      const cards = await learner.cards({ limit: 6 });
      const answers = cards.map(({ id }: { id: string }, n: number) =>
        (n % 2 === 0 ? service : replica).client.post(`${DEFAULT_PLAN}/submit-answer`, {
          token: learner.token,
          body: { flashcard_id: id, is_correct: true },
        }),
      );
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses).toEqual(statuses.map(() => 200));
      for (const each of [service, replica]) await each.app.get(FitSchedule).settled();
      for (const each of [service, replica]) await queueOf(each).idle();
    });
    const { rows } = await service.database.pool.query(
      'select count(*)::int as fits from fitted_weights where user_id = $1',
      [learner.userId],
    );
    expect(rows).toEqual([{ fits: 1 }]);
  });
});
