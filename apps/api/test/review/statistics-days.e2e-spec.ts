import { dayAround } from '../../src/modules/review/user-days.sql.js';
import { givenReviews } from '../support/review-history.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 3_600_000;

interface Day {
  date: string;
  review_count: number;
}

describe("the statistics' days", () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const learnerAt = async (now: string, timeZone: string, answeredAt: readonly Date[]) => {
    service.clock.set(new Date(Date.parse(now) - 30 * 24 * HOUR_MS).toISOString());
    const learner = await Learner.of(service, { timeZone });
    const word = await learner.collect({ term: 'known', mastery_level: 3 });
    const reviews = answeredAt.map((at) => ({ at }));
    await givenReviews(service, learner.userId, word.id, reviews);
    service.clock.set(now);
    return learner;
  };

  const statistics = async (learner: Learner, days: number) => {
    const token = learner.token;
    const query = { days: String(days) };
    const { body } = await service.client.get('/api/v1/review-statistics', { token, query });
    return body.review_statistics;
  };

  const hourly = (from: string, hours: number) =>
    Array.from({ length: hours }, (_, n) => new Date(Date.parse(from) + n * HOUR_MS));

  // An answer in every hour, so that a day's count is its length.
  it.each([
    {
      change: 'the clocks go forward',
      timeZone: 'Europe/Berlin',
      from: '2026-03-28T03:00Z',
      lengths: { '2026-03-28': 23, '2026-03-29': 24, '2026-03-30': 24 },
    },
    {
      change: 'the clocks go back',
      timeZone: 'Europe/Berlin',
      from: '2026-10-24T02:00Z',
      lengths: { '2026-10-24': 25, '2026-10-25': 24, '2026-10-26': 24 },
    },
    {
      change: 'the 30th is left out',
      timeZone: 'Pacific/Apia',
      from: '2011-12-28T14:00Z',
      lengths: { '2011-12-28': 24, '2011-12-29': 24, '2011-12-31': 24, '2012-01-01': 24 },
    },
  ])('are whole where $change in $timeZone', async ({ timeZone, from, lengths }) => {
    const total = Object.values(lengths).reduce((sum, hours) => sum + hours, 0);
    const last = new Date(Date.parse(from) + total * HOUR_MS - 1).toISOString();
    const learner = await learnerAt(last, timeZone, hourly(from, total));
    const { days, streak } = await statistics(learner, Object.keys(lengths).length);
    const counted = days.map(({ date, review_count }: Day) => [date, review_count]);
    expect(Object.fromEntries(counted)).toEqual(lengths);
    expect(streak.current_days).toBe(Object.keys(lengths).length);
  });

  it('lie side by side over a year, each date once, whatever the zone', async () => {
    for (const timeZone of ['Europe/Berlin', 'America/St_Johns', 'Africa/Casablanca', 'UTC']) {
      const learner = await learnerAt('2026-11-21T12:00:00.000Z', timeZone, []);
      const { days } = await statistics(learner, 365);
      const dates = days.map(({ date }: Day) => Date.parse(date));
      const steps = dates.slice(1).map((date: number, i: number) => date - dates[i]);
      expect(new Set(steps)).toEqual(new Set([24 * HOUR_MS]));
      expect(days.at(-1).date).toBe('2026-11-21');
    }
  });

  it('leave no gap and overlap nowhere, in any zone of the world', async () => {
    // In Baku the clocks went from 04:00 to 05:00: there, that is when the day begins.
    const { rows } = await service.database.pool.query(
      `select zone, at from unnest($1::text[]) zone,
         generate_series(timestamptz '2011-12-01', '2012-12-01', interval '3 days 5 hours') at
         cross join lateral ${dayAround('at', 'zone')} day
         cross join lateral ${dayAround('day.ends_at', 'zone')} next
       where (at >= day.starts_at and at < day.ends_at and next.starts_at = day.ends_at
         and (zone = 'Asia/Baku' or (day.starts_at at time zone zone)::time = '04:00')
         and day.ends_at - day.starts_at between interval '1 hour' and interval '25 hours')
         is not true`,
      [Intl.supportedValuesOf('timeZone')],
    );
    expect(rows).toEqual([]);
  });

  it('turn at 04:00 to the millisecond, in the middle of a night', async () => {
    const before = new Date('2026-03-01T02:59:59.999Z');
    const after = new Date('2026-03-01T03:00:00.000Z');
    const learner = await learnerAt('2026-03-01T02:59:59.999Z', 'Europe/Berlin', [before, after]);
    expect((await statistics(learner, 1)).days).toMatchObject([
      { date: '2026-02-28', review_count: 1 },
    ]);
    service.clock.advance({ ms: 1 });
    expect((await statistics(learner, 2)).days).toMatchObject([
      { date: '2026-02-28', review_count: 1 },
      { date: '2026-03-01', review_count: 1 },
    ]);
  });

  it('have every answer once, after the user has moved to another zone too', async () => {
    const answers = hourly('2026-02-01T00:00Z', 24 * 20);
    const learner = await learnerAt('2026-02-20T23:30:00.000Z', 'Europe/Berlin', answers);
    for (const timeZone of ['Europe/Berlin', 'Pacific/Auckland', 'Pacific/Honolulu']) {
      await moveTo(service, learner, timeZone);
      const { days, streak, time_zone } = await statistics(learner, 30);
      const total = days.reduce((sum: number, day: Day) => sum + day.review_count, 0);
      expect(time_zone).toBe(timeZone);
      expect(total).toBe(answers.length);
      const active = days.filter((day: Day) => day.review_count > 0).length;
      expect(streak).toEqual({ current_days: active, longest_days: active });
    }
  });
});

async function moveTo({ database }: TestApp, learner: Learner, timeZone: string): Promise<void> {
  await database.pool.query('update users set time_zone = $2 where id = $1', [
    learner.userId,
    timeZone,
  ]);
}
