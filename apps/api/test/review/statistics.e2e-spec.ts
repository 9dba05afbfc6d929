import { givenReviews, type GivenReview } from '../support/review-history.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PATH = '/api/v1/review-statistics';

describe('review statistics', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(() => service.clock.set('2026-03-02T09:00:00.000Z'));

  const statistics = async (learner: Learner, query: Record<string, string> = {}) => {
    const token = learner.token;
    const answer = await service.client.get(PATH, { token, query });
    expect(answer.status).toBe(200);
    return answer.body.review_statistics;
  };

  /** A learner with one word, `known`, and these reviews of it. */
  const learnerWith = async (reviews: readonly GivenReview[], timeZone = 'UTC') => {
    const learner = await Learner.of(service, { timeZone });
    const word = await learner.collect({ term: 'known', mastery_level: 3 });
    await givenReviews(service, learner.userId, word.id, reviews);
    return learner;
  };

  it('are all there before the first review', async () => {
    const learner = await Learner.of(service, { timeZone: 'Europe/Berlin' });
    const answer = await statistics(learner, { days: '3' });
    const nothing = { review_count: 0, correct_count: 0, time_spent_ms: 0 };
    expect(answer).toEqual({
      time_zone: 'Europe/Berlin',
      days: ['2026-02-28', '2026-03-01', '2026-03-02'].map((date) => ({ date, ...nothing })),
      streak: { current_days: 0, longest_days: 0 },
      word_counts_by_mastery_level: [0, 1, 2, 3, 4, 5].map((mastery_level) => ({
        mastery_level,
        word_count: 0,
      })),
      word_counts_by_state: ['NEW', 'LEARNING', 'REVIEW', 'RELEARNING', 'SUSPENDED'].map(
        (state) => ({ state, word_count: 0 }),
      ),
      retention: { desired: 0.9, measured: null, review_count: 0 },
      scheduling: { weights: 'DEFAULT', last_fit: null },
    });
  });

  it('tell what was answered, through the endpoints alone', async () => {
    const learner = await Learner.of(service);
    await learner.collect({ term: 'harbor' });
    await learner.answerOnly(true, { time_spent_ms: 1_500 });
    service.clock.advance({ minutes: 20 });
    await learner.answerOnly(false, { time_spent_ms: 2_500 });
    service.clock.advance({ minutes: 20 });
    await learner.answerOnly(true);
    await learner.collect({ term: 'nostalgia', mastery_level: 4 });
    const answer = await statistics(learner);
    expect(answer.days).toHaveLength(30);
    expect(answer.days.at(-1)).toEqual({
      date: '2026-03-02',
      review_count: 3,
      correct_count: 2,
      time_spent_ms: 4_000,
    });
    expect(answer.streak).toEqual({ current_days: 1, longest_days: 1 });
    expect(counts(answer.word_counts_by_mastery_level)).toEqual([0, 1, 0, 0, 1, 0]);
    expect(counts(answer.word_counts_by_state)).toEqual([0, 1, 1, 0, 0]);
  });

  it('count a suspended word by its level, and as suspended', async () => {
    const learner = await Learner.of(service);
    const word = await learner.collect({ term: 'harbor', mastery_level: 5 });
    await service.client.patch(`/api/v1/learning/learned-words/${word.id}`, {
      token: learner.token,
      body: { suspended: true },
    });
    const answer = await statistics(learner);
    expect(counts(answer.word_counts_by_mastery_level)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(counts(answer.word_counts_by_state)).toEqual([0, 0, 0, 0, 1]);
  });

  it('leave out undone answers, and answers of others', async () => {
    const learner = await learnerWith([
      { at: '2026-03-01T10:00:00Z' },
      { at: '2026-03-01T11:00:00Z', undoneAt: '2026-03-01T11:05:00Z' },
      { at: '2026-02-28T11:00:00Z', undoneAt: '2026-03-01T11:05:00Z' },
    ]);
    await learnerWith([{ at: '2026-03-01T10:00:00Z' }, { at: '2026-02-28T10:00:00Z' }]);
    const answer = await statistics(learner);
    const answered = answer.days.filter((day: { review_count: number }) => day.review_count > 0);
    expect(answered).toMatchObject([{ date: '2026-03-01', review_count: 1 }]);
    expect(answer.streak).toEqual({ current_days: 1, longest_days: 1 });
    expect(answer.retention).toMatchObject({ measured: null, review_count: 0 });
  });

  describe('the streak', () => {
    const streakOf = async (days: readonly string[]) => {
      const learner = await learnerWith(days.map((day) => ({ at: `${day}T10:00:00Z` })));
      return (await statistics(learner)).streak;
    };

    it('continues through today', async () => {
      service.clock.set('2026-03-02T12:00:00.000Z');
      const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'];
      expect(await streakOf(days)).toEqual({ current_days: 4, longest_days: 4 });
    });

    it('is not broken by a day that is not over yet', async () => {
      const days = ['2026-02-28', '2026-03-01', '2026-03-01'];
      expect(await streakOf(days)).toEqual({ current_days: 2, longest_days: 2 });
    });

    it('is broken by yesterday without an answer; the longest stays', async () => {
      const days = ['2026-02-10', '2026-02-11', '2026-02-12', '2026-02-28'];
      expect(await streakOf(days)).toEqual({ current_days: 0, longest_days: 3 });
    });

    it('counts a day once, however many answers it had, and days beyond those asked for', async () => {
      const learner = await learnerWith(
        Array.from({ length: 400 }, (_, n) => n).flatMap((n) => {
          const day = Date.parse('2026-03-01T10:00:00Z') - n * 86_400_000;
          return [{ at: new Date(day) }, { at: new Date(day + 3_600_000) }];
        }),
      );
      const { streak, days } = await statistics(learner, { days: '1' });
      expect(streak).toEqual({ current_days: 400, longest_days: 400 });
      expect(days).toHaveLength(1);
    });
  });

  it('need review:read', async () => {
    const { accessToken: token } = await service.given.token({ scopes: ['words:read'] });
    const refused = await service.client.get(PATH, { token });
    expect(refused.status).toBe(403);
    expect(refused.body.error.details[0].reason).toBe('INSUFFICIENT_SCOPE');
  });

  it.each(['0', '366', '-1', 'x', ''])('do not accept %j days', async (days) => {
    const { accessToken: token } = await service.given.token();
    const refused = await service.client.get(PATH, { token, query: { days } });
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toMatchObject([{ field: 'days' }]);
  });

  it('accept a whole year', async () => {
    const learner = await Learner.of(service);
    const { days } = await statistics(learner, { days: '365' });
    expect(days).toHaveLength(365);
    expect(days[0].date).toBe('2025-03-03');
  });
});

const counts = (list: { word_count: number }[]) => list.map(({ word_count }) => word_count);
