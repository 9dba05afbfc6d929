import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Day {
  date: string;
  review_count: number;
  correct_count: number;
  time_spent_ms: number;
}

/** Answers that were given offline, and undone ones, through the endpoints alone. */
describe('statistics of answers that come late', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const statistics = async (learner: Learner) => {
    const options = { token: learner.token, query: { days: '10' } };
    const { body } = await service.client.get('/api/v1/review-statistics', options);
    return body.review_statistics;
  };
  const daysOf = ({ days }: { days: Day[] }) =>
    Object.fromEntries(
      days
        .filter(({ review_count: count }) => count > 0)
        .map((day) => [day.date, [day.review_count, day.correct_count, day.time_spent_ms]]),
    );

  it.each([
    {
      change: 'the clocks go forward',
      timeZone: 'Europe/Berlin',
      turn: '2026-03-29T02:00:00.000Z',
      days: ['2026-03-28', '2026-03-29'],
    },
    {
      change: 'the clocks go back',
      timeZone: 'Europe/Berlin',
      turn: '2026-10-25T03:00:00.000Z',
      days: ['2026-10-24', '2026-10-25'],
    },
    {
      change: 'the clocks go back, half an hour off',
      timeZone: 'America/St_Johns',
      turn: '2026-11-01T07:30:00.000Z',
      days: ['2026-10-31', '2026-11-01'],
    },
  ])('has them on the day that they were given on: $change', async ({ timeZone, turn, days }) => {
    const turnsAt = Date.parse(turn);
    const at = (ms: number) => new Date(turnsAt + ms).toISOString();
    service.clock.set(at(-7 * 86_400_000));
    const learner = await Learner.of(service, { timeZone });
    for (const term of ['harbor', 'lantern', 'meadow']) await learner.collect({ term });
    const cards = await learner.cards();
    const before = await statistics(learner);
    service.clock.set(at(30 * 3_600_000));
    const given = [-1, 0, 1].map((ms, index) => ({
      flashcard_id: cards[index].id,
      is_correct: index !== 1,
      time_spent_ms: 1_000,
      reviewed_at: at(ms),
    }));
    const sent = await learner.post(`${DEFAULT_PLAN}/submit-answers`, { answers: given.reverse() });
    const [first, last] = days as [string, string];
    const after = await statistics(learner);
    expect(daysOf(after)).toEqual({ [first]: [1, 1, 1_000], [last]: [2, 1, 2_000] });
    expect(after.streak).toEqual({ current_days: 2, longest_days: 2 });

    const undo = (index: number) =>
      learner.post(`/api/v1/reviews/${sent.body.results[index].review.id}/undo`, undefined);
    await undo(2);
    const without = await statistics(learner);
    expect(daysOf(without)).toEqual({ [last]: [2, 1, 2_000] });
    expect(without.streak).toEqual({ current_days: 1, longest_days: 1 });
    for (const index of [0, 1]) await undo(index);
    const none = await statistics(learner);
    expect({ ...none, days: [] }).toEqual({ ...before, days: [] });
    expect(daysOf(none)).toEqual({});
  });
});
