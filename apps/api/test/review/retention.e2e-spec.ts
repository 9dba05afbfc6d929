import type { LearnedWordDto } from '@wordgrove/dto';
import { JobQueue } from '../../src/platform/jobs/job-queue.service.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLANS = '/api/v1/review-plans';
const DAY_MS = 86_400_000;

describe('desired retention', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const token = () => learner.token;
  const patchDefault = (body: object) =>
    service.client.patch(`${PLANS}/default`, { token: token(), body });
  const wordOf = async (id: string) =>
    (await service.client.get(`/api/v1/learning/learned-words/${id}`, { token: token() })).body
      .learned_word;
  const idle = () => service.app.get(JobQueue).idle();
  const days = (word: { next_review_at: string }, since: string) =>
    (Date.parse(word.next_review_at) - Date.parse(since)) / DAY_MS;

  it('of the default plan reschedules every word, as if it had always been so', async () => {
    const other = await Learner.of(service);
    await patchOf(other, { desired_retention: 0.97 });
    const words: LearnedWordDto[][] = [];
    for (const each of [learner, other]) {
      const known = await each.collect({ term: 'harbor', mastery_level: 4 });
      const answered = await each.collect({ term: 'lantern', mastery_level: 2 });
      words.push([known, answered]);
    }
    service.clock.advance({ days: 40 });
    for (const each of [learner, other]) await each.answerOnly(true);
    const before = await wordOf(words[0]?.[0]?.id ?? '');
    await patchDefault({ desired_retention: 0.97 });
    await idle();
    const after = await wordOf(words[0]?.[0]?.id ?? '');
    expect(days(after, before.created_at)).toBeLessThan(days(before, before.created_at) / 2);
    const schedule = async (of: Learner) =>
      (
        await service.client.get('/api/v1/learning/learned-words?order_by=term', {
          token: of.token,
        })
      ).body.learned_words.map((word: Record<string, unknown>) => [
        word['term'],
        word['next_review_at'],
        word['mastery_level'],
      ]);
    expect(await schedule(learner)).toEqual(await schedule(other));
  });

  it('tells the change feed of what it rescheduled, and of nothing else', async () => {
    const known = await learner.collect({ term: 'harbor', mastery_level: 4 });
    await learner.collect({ term: 'meadow' });
    const changes = async (sync_token: string) =>
      (
        await service.client.get('/api/v1/learning/changes', {
          token: token(),
          query: { sync_token },
        })
      ).body;
    const { next_sync_token: since } = await changes('');
    await patchDefault({ desired_retention: 0.8 });
    await idle();
    expect((await changes(since)).learned_words).toMatchObject([{ id: known.id }]);
  });

  it('of another plan decides what is due there, and leaves the words alone', async () => {
    const word = await learner.collect({ term: 'harbor', mastery_level: 4 });
    const strict = await learner.post(PLANS, { name: 'Strict', desired_retention: 0.97 });
    const lax = await learner.post(PLANS, { name: 'Lax', desired_retention: 0.7 });
    const due = async (id: string) => {
      const { body } = await learner.post(`${PLANS}/${id}/flashcards`, {});
      expect(body.flashcards).toHaveLength(body.stats.due_count);
      return body.flashcards.length;
    };
    const dueEverywhere = async () => [
      await due(strict.body.review_plan.id),
      await due('default'),
      await due(lax.body.review_plan.id),
    ];
    expect(await dueEverywhere()).toEqual([0, 0, 0]);
    service.clock.advance({ days: 40 });
    expect(await dueEverywhere()).toEqual([1, 0, 0]);
    service.clock.advance({ days: 60 });
    expect(await dueEverywhere()).toEqual([1, 1, 0]);
    service.clock.advance({ days: 800 });
    expect(await dueEverywhere()).toEqual([1, 1, 1]);
    expect(await wordOf(word.id)).toEqual(word);
  });

  it('seeds the words that are collected later', async () => {
    const before = await learner.collect({ term: 'harbor', mastery_level: 4 });
    await patchDefault({ desired_retention: 0.97 });
    const after = await learner.collect({ term: 'lantern', mastery_level: 4 });
    expect(days(after, after.created_at)).toBeLessThan(days(before, before.created_at) / 2);
    const options = { token: token(), body: { mastery_level: 4 } };
    await idle();
    const path = `/api/v1/learning/learned-words/${before.id}`;
    const { body } = await service.client.patch(path, options);
    expect(days(body.learned_word, after.created_at)).toBeLessThan(
      days(before, before.created_at) / 2,
    );
  });

  function patchOf(of: Learner, body: object) {
    return service.client.patch(`${PLANS}/default`, { token: of.token, body });
  }
});
