import { Logger } from '@nestjs/common';
import type { Outage } from '../../../platform/database/outage.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { FitSchedule } from './fit-schedule.service.js';
import type { FitProgress, WeightsRepository } from './weights.repository.js';

/** Returns a schedule over a count of reviews that the test keeps. */
function scheduleOver(state: FitProgress & { fault?: Error }) {
  const looks: number[] = [];
  const fits: string[] = [];
  const repository = {
    progress: async () => {
      looks.push(state.reviewCount);
      if (state.fault) throw state.fault;
      return { ...state };
    },
  };
  const jobs = { enqueue: async (_: string, { userId }: { userId: string }) => fits.push(userId) };
  const schedule = new FitSchedule(
    repository as unknown as WeightsRepository,
    jobs as unknown as JobQueue,
    { explains: async () => false } as unknown as Outage,
  );
  const answer = async () => {
    state.reviewCount += 1;
    schedule.note('ada');
    await schedule.settled();
  };
  return { schedule, looks, fits, answer };
}

describe('the schedule of fits', () => {
  it('looks rarely, and has the weights fitted at the very answer that makes it due', async () => {
    const state = { reviewCount: 0, lastReviewCount: null };
    const { looks, fits, answer } = scheduleOver(state);
    for (let n = 0; n < 399; n += 1) await answer();
    expect(fits).toEqual([]);
    await answer();
    expect(fits).toEqual(['ada']);
    expect(looks.length).toBeLessThan(12);
  });

  it('does not ask for another fit until there is a fifth more, even if none was made', async () => {
    const state = { reviewCount: 399, lastReviewCount: null };
    const { fits, answer } = scheduleOver(state);
    for (let n = 0; n < 80; n += 1) await answer();
    expect(fits).toHaveLength(1);
    await answer();
    expect(fits).toHaveLength(2);
  });

  it('counts the answers that come while it looks', async () => {
    const state = { reviewCount: 390, lastReviewCount: null };
    const { schedule, looks, fits } = scheduleOver(state);
    for (let n = 0; n < 4; n += 1) schedule.note('ada');
    await schedule.settled();
    expect(looks).toHaveLength(1);
    // Five of the ten missing reviews had to come before the next look; three have come.
    state.reviewCount = 400;
    schedule.note('ada', 1);
    await schedule.settled();
    expect(fits).toEqual([]);
    schedule.note('ada', 1);
    await schedule.settled();
    expect(fits).toEqual(['ada']);
  });

  it('knows learners apart', async () => {
    const state = { reviewCount: 10, lastReviewCount: null };
    const { schedule, looks } = scheduleOver(state);
    for (const user of ['ada', 'bob', 'ada', 'bob']) schedule.note(user);
    await schedule.settled();
    expect(looks).toHaveLength(2);
  });

  it('never fails the answer, and looks again with the next one', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const state: FitProgress & { fault?: Error } = { reviewCount: 500, lastReviewCount: null };
    const { fits, answer } = scheduleOver(state);
    state.fault = new Error('the database is away');
    await answer();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('the database is away'));
    delete state.fault;
    await answer();
    expect(fits).toEqual(['ada']);
  });
});
