import { randomUUID } from 'node:crypto';
import { eventually, queueOf, withReplica } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { lookAtImport } from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { upload } from '../support/transfer.js';
import { duringTurnOf, isAnyWaiting } from '../support/turns.js';

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

describe('an import that waits for its turn', () => {
  it('does not hold anything yet that others need', async () => {
    const learner = await Learner.of(service);
    const { token } = learner;
    await learner.collect('oak');
    await service.client.get(DEFAULT_PLAN, { token });
    let id = '';
    const whileWaiting = async (replica: TestApp) => {
      const file = fileOf({ review_plans: [planOf('Of a file')], words: [{ term: 'elm' }] });
      id = (await upload(service, learner, 'json', file)).body.import.id;
      const isRunning = async () =>
        (await lookAtImport(service, learner, id)).status === 'RUNNING' &&
        (await isAnyWaiting(service));
      await eventually(isRunning);
      const body = { name: 'Mine' };
      expect((await replica.client.patch(DEFAULT_PLAN, { token, body })).status).toBe(200);
    };
    await withReplica(service, async (replica) => {
      await duringTurnOf(service, learner, () => whileWaiting(replica));
      await queueOf(service).idle();
      expect((await lookAtImport(service, learner, id)).status).toBe('SUCCEEDED');
      const { body } = await service.client.get(DEFAULT_PLAN, { token });
      expect(body.review_plan.name).toBe('Mine');
    });
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
