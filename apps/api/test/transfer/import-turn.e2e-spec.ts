import { randomUUID } from 'node:crypto';
import { eventually, queueOf, withReplica } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { lookAtImport } from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { upload } from '../support/transfer.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const DEFAULT_PLAN = '/api/v1/review-plans/default';

const planOf = (name: string) => {
  const at = service.clock.now().toISOString();
  return {
    ...{ id: randomUUID(), name, description: '', filter: '', question_types: [] },
    ...{ daily_new_limit: 1, daily_review_limit: 1, desired_retention: 0.9, is_default: true },
    ...{ wordbook_ids: [], created_at: at, updated_at: at },
  };
};

const fileOf = (sections: object) =>
  JSON.stringify({ format: 'wordgrove', version: 1, wordbooks: [], ...sections });

/** While somebody else changes the learner's words. */
async function duringAnothersTurn({ userId }: Learner, work: () => Promise<void>) {
  const other = await service.database.pool.connect();
  try {
    await other.query('begin');
    await other.query(
      'update change_counters set last_change = last_change + 1 where user_id = $1',
      [userId],
    );
    await work();
  } finally {
    await other.query('rollback');
    other.release();
  }
}

/** Returns the number of statements of the service that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await service.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database()
       and application_name = 'wordgrove' and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

describe('an import that waits for its turn', () => {
  it('does not hold anything yet that others need', async () => {
    const learner = await Learner.of(service);
    const { token } = learner;
    await learner.collect('oak');
    await service.client.get(DEFAULT_PLAN, { token });
    let id = '';
    let edited: Promise<void> | undefined;
    await duringAnothersTurn(learner, async () => {
      const file = fileOf({ review_plans: [planOf('Of a file')], words: [{ term: 'elm' }] });
      id = (await upload(service, learner, 'json', file)).body.import.id;
      const isRunning = async () =>
        (await lookAtImport(service, learner, id)).status === 'RUNNING' &&
        (await countWaiting()) > 0;
      await eventually(isRunning);
      let isDone = false;
      const body = { name: 'Mine' };
      const edit = service.client.patch(DEFAULT_PLAN, { token, body });
      edited = edit.then(() => void (isDone = true));
      await eventually(async () => isDone || (await countWaiting()) > 1);
      expect(isDone).toBe(true);
    });
    await edited;
    await queueOf(service).idle();
    expect((await lookAtImport(service, learner, id)).status).toBe('SUCCEEDED');
    const { body } = await service.client.get(DEFAULT_PLAN, { token });
    expect(body.review_plan.name).toBe('Mine');
  });

  it('comes after another one of the same user, on any replica', async () => {
    const learner = await Learner.of(service);
    const plans = { review_plans: [planOf('One')] };
    const words = { words: Array.from({ length: 600 }, (_, n) => ({ term: `word ${n}` })) };
    await withReplica(service, async (replica) => {
      const send = (instance: TestApp, sections: object) =>
        upload(instance, learner, 'json', fileOf(sections));
      const sent = await Promise.all([
        send(service, { ...plans, ...words }),
        send(replica, { ...words, ...plans }),
        send(service, { ...words, ...plans }),
        send(replica, { ...plans, ...words }),
      ]);
      await Promise.all([queueOf(service).idle(), queueOf(replica).idle()]);
      const ends = await Promise.all(
        sent.map(({ body }) => lookAtImport(service, learner, body.import.id)),
      );
      expect(ends.map(({ status }) => status)).toEqual(Array(4).fill('SUCCEEDED'));
      const created = ends.map(({ created_count: count }) => count).sort((a, b) => a - b);
      expect(created).toEqual([0, 0, 0, 600]);
    });
  });
});
