import { foldReviews } from '@wordgrove/scheduling';
import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { simulatedLearner } from '../support/simulated-learner.js';
import { startTestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

describe('imported reviews', () => {
  it('have the weights fitted to them', async () => {
    const service = await startTestApp();
    const { learner, words } = await simulatedLearner(service, {
      wordCount: 60,
      days: 150,
      seed: 7,
      forgets: true,
    });
    const file = await exportText(service, learner, 'json');
    const target = await Learner.of(service);
    const { token, userId } = target;
    const imported = await importFile(service, { token }, 'json', file);
    expect(imported).toMatchObject({ status: 'SUCCEEDED', created_count: words.length });
    await queueOf(service).idle();

    const { body } = await service.client.get('/api/v1/review-statistics', { token });
    const { rows } = await service.database.pool.query(
      'select weights from memory_parameters where user_id = $1',
      [userId],
    );
    const list = await service.client.get('/api/v1/learning/learned-words', {
      token,
      query: { page_size: '100' },
    });
    await service.close();
    expect(body.review_statistics.scheduling).toMatchObject({
      weights: 'FITTED',
      last_fit: { adopted: true, review_count: words.flatMap(({ log }) => log).length },
    });
    const parameters = { desiredRetention: 0.9, weights: rows[0].weights };
    const due = words.map(({ origin, log }) => foldReviews(origin, log, parameters).nextReviewAt);
    const told = list.body.learned_words.map(
      (word: { next_review_at: string }) => word.next_review_at,
    );
    expect(told.sort()).toEqual(due.map((at) => at.toISOString()).sort());
  });
});
