import { AccountHolder } from '../support/account-holder.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

describe('the days between two reviews', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const memoryOf = async ({ token }: Learner, id: string) => {
    const path = `/api/v1/learning/learned-words/${id}/memory`;
    return (await service.client.get(path, { token })).body.memory;
  };
  const learnerIn = async (zone: string, at: string) => {
    service.clock.set(at);
    const holder = await AccountHolder.signUp(service);
    await setZone(holder, zone);
    return { holder, learner: await Learner.of(service, { userId: holder.id }) };
  };
  const setZone = async ({ cookie }: AccountHolder, time_zone: string) => {
    const body = { time_zone };
    const answer = await service.client.patch('/api/console/account', { cookie, body });
    expect(answer.body.user).toMatchObject(body);
  };

  /** The memory of a word after right answers at these times. */
  const remembered = async (zone: string, first: string, ...later: string[]) => {
    const { learner } = await learnerIn(zone, first);
    const { id } = await learner.collect({ term: 'harbor' });
    await learner.answerOnly(true);
    for (const at of later) {
      service.clock.set(at);
      await learner.answerOnly(true);
    }
    const { stability, difficulty, retrievability } = await memoryOf(learner, id);
    return { stability, difficulty, retrievability };
  };

  it.each([
    // 16:50 and 17:10, around midnight in UTC.
    ['America/Los_Angeles', '2026-05-05T23:50:00Z', '2026-05-06T00:10:00Z', 0],
    // 22:00 and 08:00 the next morning, on one day in UTC.
    ['Asia/Tokyo', '2026-05-05T13:00:00Z', '2026-05-05T23:00:00Z', 1],
    // 01:30 and 04:30 as the clocks go forward.
    ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29T02:30:00Z', 1],
  ])('are those of the learner: in %s from %s to %s %d', async (zone, first, second, days) => {
    const later = `2026-05-0${5 + days}T12:20:00Z`;
    const expected = await remembered('UTC', '2026-05-05T12:00:00Z', later);
    expect(await remembered(zone, first, second)).toEqual(expected);
  });

  it('show in what the memory explains before the next answer', async () => {
    const { learner } = await learnerIn('Asia/Tokyo', '2026-05-05T13:00:00Z');
    const { id } = await learner.collect({ term: 'harbor', mastery_level: 1 });
    service.clock.set('2026-05-05T18:59:59Z');
    expect(await memoryOf(learner, id)).toMatchObject({ retrievability: 1 });
    service.clock.set('2026-05-05T19:00:00Z');
    const { retrievability, next_intervals } = await memoryOf(learner, id);
    expect(retrievability).toBeLessThan(1);
    service.clock.set('2026-06-05T19:00:00Z');
    const later = await memoryOf(learner, id);
    expect(later.next_intervals.GOOD.interval_seconds).toBeGreaterThan(
      next_intervals.GOOD.interval_seconds,
    );
  });

  it('stay as they were when the learner moves, in whatever order answers arrive', async () => {
    const { holder, learner } = await learnerIn('America/Los_Angeles', '2026-05-05T23:50:00Z');
    const { id } = await learner.collect({ term: 'harbor' });
    await learner.answerOnly(true);
    service.clock.set('2026-05-06T00:10:00Z');
    await learner.answerOnly(true);
    const before = await memoryOf(learner, id);

    await setZone(holder, 'Asia/Tokyo');
    service.clock.set('2026-05-09T00:10:00Z');
    const { review } = await learner.answerOnly(true);
    await service.client.post(`/api/v1/reviews/${review.id}/undo`, { token: learner.token });
    service.clock.set('2026-05-06T00:10:00Z');
    // The two answers are folded again, and were on one day where they were given.
    expect(await memoryOf(learner, id)).toMatchObject({ stability: before.stability });
    const zones = await service.database.pool.query<{ zone: string }>(
      'select time_zone as zone from reviews where user_id = $1 order by reviewed_at',
      [holder.id],
    );
    expect(zones.rows.map(({ zone }) => zone)).toEqual([
      'America/Los_Angeles',
      'America/Los_Angeles',
      'Asia/Tokyo',
    ]);
  });

  it('are the same after an export and an import into an account elsewhere', async () => {
    const { learner } = await learnerIn('America/Los_Angeles', '2026-05-05T23:50:00Z');
    const { id } = await learner.collect({ term: 'harbor' });
    await learner.answerOnly(true);
    service.clock.set('2026-05-06T00:10:00Z');
    await learner.answerOnly(true);
    const text = await exportText(service, learner, 'json');
    const file = JSON.parse(text);
    const zone = 'America/Los_Angeles';
    expect(file.reviews).toMatchObject([{ time_zone: zone }, { time_zone: zone }]);
    expect(file.words[0].memory).toMatchObject({ last_review_time_zone: zone });

    const { learner: other } = await learnerIn('Asia/Tokyo', '2026-05-06T00:20:00Z');
    await importFile(service, other, 'json', text);
    const [word] = await other.listAll();
    expect(await memoryOf(other, word?.id ?? '')).toMatchObject({
      stability: (await memoryOf(learner, id)).stability,
    });
    const again = JSON.parse(await exportText(service, other, 'json'));
    expect(again.reviews).toMatchObject([{ time_zone: zone }, { time_zone: zone }]);
  });
});
