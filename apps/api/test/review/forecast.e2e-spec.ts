/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import type { LearnedWordDto } from '@wordgrove/dto';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 24 * 3_600_000;

interface DueDay {
  date: string;
  due_count: number;
}

describe('the forecast of a review plan', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(() => service.clock.set('2026-03-02T09:00:00.000Z'));

  const get = (learner: Learner, query: Record<string, string> = {}, plan = DEFAULT_PLAN) =>
    service.client.get(`${plan}/forecast`, { token: learner.token, query });

  /** Days from today with a word due, and how many. */
  const dueIn = async (learner: Learner, days = 365, plan = DEFAULT_PLAN) => {
    const { status, body } = await get(learner, { days: String(days) }, plan);
    expect(status).toBe(200);
    const entries = (body.forecast as DueDay[]).map(({ due_count }, day) => [day, due_count]);
    return Object.fromEntries(entries.filter(([, count]) => count! > 0));
  };

  /** Returns the days from today on which words fall due, at the time of day that it is now, and how many. */
  const dueDaysOf = (words: LearnedWordDto[]) => {
    const counts: Record<number, number> = {};
    for (const { next_review_at } of words) {
      const day = (Date.parse(next_review_at) - service.clock.now().getTime()) / DAY_MS;
      counts[day] = (counts[day] ?? 0) + 1;
    }
    return counts;
  };

  const planOf = async (learner: Learner, settings: Record<string, unknown>) => {
    const answer = await learner.post('/api/v1/review-plans', { name: 'A plan', ...settings });
    expect(answer.status).toBe(200);
    return `/api/v1/review-plans/${answer.body.review_plan.id}`;
  };

  it('has thirty days from today, with what is due on each', async () => {
    const learner = await Learner.of(service);
    const collected: LearnedWordDto[] = [];
    for (const mastery_level of [1, 1, 2, 3])
      collected.push(await learner.collect(word({ mastery_level })));
    await learner.collect(word());
    const { body } = await get(learner);
    expect(body.forecast).toHaveLength(30);
    expect(body.forecast[0]).toEqual({ date: '2026-03-02', due_count: 0 });
    expect(body.forecast[12].date).toBe('2026-03-14');
    expect(body.forecast.at(-1).date).toBe('2026-03-31');
    expect(body.time_zone).toBe('UTC');
    expect(await dueIn(learner)).toEqual(dueDaysOf(collected));
  });

  it('counts what is overdue today, and leaves out words suspended or new', async () => {
    const learner = await Learner.of(service);
    const { id } = await learner.collect(word({ mastery_level: 1 }));
    await learner.collect(word({ mastery_level: 1 }));
    const later = await learner.collect(word({ mastery_level: 3 }));
    await learner.collect(word());
    service.clock.advance({ days: 20 });
    expect(await dueIn(learner)).toEqual({ 0: 2, ...dueDaysOf([later]) });
    await service.client.patch(`/api/v1/learning/learned-words/${id}`, {
      token: learner.token,
      body: { suspended: true },
    });
    expect(await dueIn(learner)).toEqual({ 0: 1, ...dueDaysOf([later]) });
  });

  it('has no one else’s words', async () => {
    const other = await Learner.of(service);
    await other.collect(word({ mastery_level: 1 }));
    expect(await dueIn(await Learner.of(service))).toEqual({});
  });

  it("keeps to the plan's filter and wordbooks", async () => {
    const learner = await Learner.of(service);
    const tagged = await learner.collect(word({ mastery_level: 1, tags: ['novel'] }));
    const harbor = await learner.collect({ term: 'harbor', mastery_level: 2 });
    const wordbook = await learner.post('/api/v1/wordbooks', { name: 'By the sea' });
    const { id } = wordbook.body.wordbook;
    await learner.post(`/api/v1/wordbooks/${id}/add-words`, { words: [{ term: 'harbor' }] });
    const byTag = await planOf(learner, { filter: '"novel" in tags' });
    const byWordbook = await planOf(learner, { wordbook_ids: [id] });
    const byBoth = await planOf(learner, { filter: '"novel" in tags', wordbook_ids: [id] });
    expect(await dueIn(learner, 30, byTag)).toEqual(dueDaysOf([tagged]));
    expect(await dueIn(learner, 30, byWordbook)).toEqual(dueDaysOf([harbor]));
    expect(await dueIn(learner, 30, byBoth)).toEqual({});
  });

  it("stretches the intervals to the plan's retention, and agrees with its due words", async () => {
    const learner = await Learner.of(service);
    await learner.collect(word({ mastery_level: 3 }));
    const lax = await planOf(learner, { desired_retention: 0.8 });
    const strict = await planOf(learner, { desired_retention: 0.95 });
    const [later] = Object.keys(await dueIn(learner, 365, lax)).map(Number);
    const [earlier] = Object.keys(await dueIn(learner, 365, strict)).map(Number);
    expect(later).toBeGreaterThan(36);
    expect(earlier).toBeLessThan(36);
    for (const [plan, day] of [
      [lax, later!],
      [strict, earlier!],
    ] as const) {
      service.clock.set(new Date(Date.parse('2026-03-02T04:00Z') + day * DAY_MS).toISOString());
      const dueAtDawn = await dueCount(learner, plan);
      service.clock.advance({ days: 1 });
      expect([dueAtDawn, await dueCount(learner, plan)]).toEqual([0, 1]);
    }
  });

  it('has days that turn at 04:00 where the user is, through a change of the clocks', async () => {
    service.clock.set('2026-03-25T12:00:00.000Z');
    const learner = await Learner.of(service, { timeZone: 'Europe/Berlin' });
    service.clock.set('2026-03-26T12:00:00.000Z');
    for (const due of ['2026-03-29T01:59:59.999Z', '2026-03-29T02:00:00.000Z']) {
      const { id } = await learner.collect(word({ mastery_level: 1 }));
      const move = 'update learned_words set next_review_at = $2 where id = $1';
      await service.database.pool.query(move, [id, due]);
    }
    const { body } = await get(learner, { days: '4' });
    // 04:00 is 03:00 UTC on the 28th, and 02:00 UTC on the 29th.
    expect(body.forecast).toEqual([
      { date: '2026-03-26', due_count: 0 },
      { date: '2026-03-27', due_count: 0 },
      { date: '2026-03-28', due_count: 1 },
      { date: '2026-03-29', due_count: 1 },
    ]);
  });

  it('counts every word once, whatever the zone', async () => {
    service.clock.set('2026-03-02T09:00:00.000Z');
    for (const timeZone of ['Europe/Berlin', 'Pacific/Apia', 'America/St_Johns']) {
      const learner = await Learner.of(service, { timeZone });
      for (const mastery_level of [1, 2, 3, 4, 5, 5])
        await learner.collect(word({ mastery_level }));
      const counts = Object.values(await dueIn(learner)) as number[];
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    }
  });

  it('is for the caller’s own plans only, and requires the scope to read them', async () => {
    const learner = await Learner.of(service);
    const plan = await planOf(learner, {});
    const stranger = await Learner.of(service);
    const unknown = '/api/v1/review-plans/00000000-0000-4000-8000-000000000000';
    expect((await get(learner, {}, plan)).status).toBe(200);
    for (const [who, path] of [
      [stranger, plan],
      [learner, unknown],
      [learner, '/api/v1/review-plans/nonsense'],
    ] as const)
      expect((await get(who, {}, path)).status).toBe(404);
    const { accessToken: token } = await service.given.token({ scopes: ['review:write'] });
    expect((await service.client.get(`${DEFAULT_PLAN}/forecast`, { token })).status).toBe(403);
  });

  it.each(['0', '366', '-1', 'x', ''])('does not accept %j days', async (days) => {
    const { status, body } = await get(await Learner.of(service), { days });
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([{ field: 'days' }]);
  });

  async function dueCount(learner: Learner, plan: string): Promise<number> {
    const { body } = await service.client.get(plan, { token: learner.token });
    return body.review_plan.stats.due_count;
  }
});

let words = 0;
const word = (spec: Record<string, unknown> = {}) => ({ term: `word ${(words += 1)}`, ...spec });
