import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe("the user's day", () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  // In New York, clocks went forward on 8 March 2026 at 02:00 and go back on 1 November at 02:00.
  it.each([
    ['America/New_York', 'as the clocks go forward', '2026-03-07T20:00Z', '2026-03-08T08:00Z'],
    ['America/New_York', 'as the clocks go back', '2026-10-31T20:00Z', '2026-11-01T09:00Z'],
    ['Pacific/Apia', 'where a date was left out', '2011-12-30T05:00Z', '2011-12-30T14:00Z'],
    ['Asia/Kolkata', 'half an hour off', '2026-05-05T12:00Z', '2026-05-05T22:30Z'],
    ['Pacific/Kiritimati', 'a day ahead', '2026-05-05T12:00Z', '2026-05-05T14:00Z'],
  ])('turns at 04:00 in %s, %s', async (timeZone, _, answered, turn) => {
    service.clock.set(answered);
    const learner = await Learner.of(service, { timeZone });
    await learner.collect({ term: 'harbor' });
    await learner.answerOnly(true);
    const counted = { reviewed_today_count: 1, new_today_count: 1 };
    const forgotten = { reviewed_today_count: 0, new_today_count: 0 };

    service.clock.set(new Date(Date.parse(turn) - 1).toISOString());
    expect(await learner.stats()).toMatchObject(counted);
    service.clock.set(turn);
    expect(await learner.stats()).toMatchObject(forgotten);
  });

  it('has an answer on the day on which it was given, not on which it arrived', async () => {
    service.clock.set('2026-05-05T12:00:00.000Z');
    const learner = await Learner.of(service);
    await learner.collect({ term: 'harbor' });
    await learner.answerOnly(true, { reviewed_at: '2026-05-05T03:59:59.999Z' });
    expect(await learner.stats()).toMatchObject({ reviewed_today_count: 0, new_today_count: 0 });
  });

  it('ends with the limit of reviews; new words have a limit of their own', async () => {
    service.clock.set('2026-05-05T12:00:00.000Z');
    const learner = await Learner.of(service);
    for (let n = 0; n < 3; n += 1) await learner.collect({ term: `known ${n}`, mastery_level: 1 });
    service.clock.advance({ days: 10 });
    for (let n = 0; n < 2; n += 1) await learner.collect({ term: `unknown ${n}` });
    await learner.stats();
    await limitReviews(service, learner, 2);

    const states = async () => (await learner.cards()).map(({ state }: { state: string }) => state);
    expect(await states()).toEqual(['REVIEW', 'REVIEW', 'NEW', 'NEW']);
    const [due, , fresh] = await learner.cards();
    await learner.submit(fresh.id, true);
    expect(await states()).toEqual(['REVIEW', 'REVIEW', 'NEW']);
    await learner.submit(due.id, true);
    expect(await states()).toEqual(['REVIEW', 'NEW']);
    expect(await learner.stats()).toMatchObject({
      due_count: 2,
      new_count: 1,
      reviewed_today_count: 2,
      new_today_count: 1,
    });
  });
});

async function limitReviews({ database }: TestApp, learner: Learner, limit: number): Promise<void> {
  await database.pool.query('update review_plans set daily_review_limit = $2 where user_id = $1', [
    learner.userId,
    limit,
  ]);
}
