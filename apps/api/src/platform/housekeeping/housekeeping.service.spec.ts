/** @runs-sources for fake timers */
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Outage } from '../database/outage.js';
import { DiskSpace } from '../disk/disk-space.js';
import { Clock } from '../time/clock.js';
import { Duties } from '../workers/duties.js';
import type { HousekeepingTask } from './housekeeping-task.js';
import type { HousekeepingTurnRepository } from './housekeeping-turn.repository.js';
import { Housekeeping } from './housekeeping.service.js';

const BATCH = 500;
const FIVE_MINUTES = 300_000;

describe('housekeeping', () => {
  let isOurTurn: boolean;
  let housekeeping: Housekeeping;
  let said: string[];
  let disk: DiskSpace;
  let isAway: boolean;
  const outage = { explains: () => isAway } as unknown as Outage;

  beforeEach(() => {
    isOurTurn = true;
    isAway = false;
    disk = new DiskSpace(undefined, 0);
    const take = (work: (sql: null) => unknown) => Promise.resolve(isOurTurn ? work(null) : null);
    housekeeping = new Housekeeping(
      { take } as unknown as HousekeepingTurnRepository,
      new Clock(),
      new Duties(null),
      disk,
      outage,
    );
    said = [];
    for (const level of ['log', 'warn'] as const)
      jest
        .spyOn(Logger.prototype, level)
        .mockImplementation((text) => void said.push(`${level}: ${text}`));
  });
  afterEach(() => jest.restoreAllMocks());

  /**
   * Returns a task that removes the given numbers of records, batch by batch, and then none. It counts its
   * batches.
   */
  const task = (removes: string, ...removed: (number | Error | Promise<number>)[]) => {
    const removeBatch = jest.fn<HousekeepingTask['removeBatch']>(async () => {
      const next = removed.shift() ?? 0;
      if (next instanceof Error) throw next;
      return next;
    });
    housekeeping.register({ removes, removeBatch });
    return removeBatch;
  };

  it('goes on in batches until one comes back short, and says how many went', async () => {
    const many = task('old things', BATCH, BATCH, 7);
    const none = task('other things');
    await housekeeping.run();
    expect(many).toHaveBeenCalledTimes(3);
    expect(many.mock.calls.map((call) => call[2])).toEqual([BATCH, BATCH, BATCH]);
    expect(none).toHaveBeenCalledTimes(1);
    expect(said).toEqual(['log: Removed 1007 old things']);
  });

  it('waits until the disk has space again, also between two batches', async () => {
    const removeBatch = task('old things', BATCH, BATCH, 1);
    const isShort = jest.spyOn(disk, 'isShort');
    isShort.mockResolvedValueOnce(false).mockResolvedValue(true);
    await housekeeping.run();
    expect(removeBatch).toHaveBeenCalledTimes(1);
    await housekeeping.run();
    expect(removeBatch).toHaveBeenCalledTimes(1);
    isShort.mockRestore();
    await housekeeping.run();
    expect(removeBatch).toHaveBeenCalledTimes(3);
  });

  it('warns of a failure and goes on with the next task', async () => {
    task('old things', BATCH, new Error('canceling statement due to lock timeout'));
    const next = task('other things', 1);
    await expect(housekeeping.run()).resolves.toBeUndefined();
    expect(next).toHaveBeenCalledTimes(1);
    expect(said).toEqual([
      'warn: Some old things could not be removed before the next run: canceling statement due to lock timeout',
      `log: Removed ${BATCH} old things`,
      'log: Removed 1 other things',
    ]);
  });

  it('leaves the rest to another replica that has the turn', async () => {
    const first = task('old things', BATCH, BATCH);
    first.mockImplementationOnce(() => {
      isOurTurn = false;
      return Promise.resolve(BATCH);
    });
    const next = task('other things');
    await housekeeping.run();
    expect(first).toHaveBeenCalledTimes(1);
    expect(next).not.toHaveBeenCalled();
  });

  it('joins a run that is under way', async () => {
    const only = task('old things', 1);
    await Promise.all([housekeeping.run(), housekeeping.run()]);
    expect(only).toHaveBeenCalledTimes(1);
    await housekeeping.run();
    expect(only).toHaveBeenCalledTimes(2);
  });

  it('waits on shutdown for the batch under way, and begins no other', async () => {
    let finishBatch: (removed: number) => void = () => undefined;
    const slow = task('old things', new Promise<number>((resolve) => (finishBatch = resolve)), 1);
    const next = task('other things');
    const run = housekeeping.run();
    const steps: string[] = [];
    const stop = housekeeping.onModuleDestroy().then(() => steps.push('stopped'));
    await Promise.resolve();
    steps.push('batch done');
    finishBatch(BATCH);
    await Promise.all([run, stop]);
    expect(steps).toEqual(['batch done', 'stopped']);
    expect(slow).toHaveBeenCalledTimes(1);
    expect(next).not.toHaveBeenCalled();
  });

  it('runs each check once a round, in its turn, and says nothing of one that went well', async () => {
    const steps: string[] = [];
    const note = (step: string) => () => Promise.resolve(void steps.push(step));
    task('old things').mockImplementation(async () => (await note('task')(), 0));
    housekeeping.registerCheck({ looksAfter: 'lost work', run: note('check') });
    task('other things').mockImplementation(async () => (await note('other task')(), 0));
    await housekeeping.run();
    expect(steps).toEqual(['task', 'check', 'other task']);
    expect(said).toEqual([]);
  });

  it('warns of a check that fails and goes on', async () => {
    const run = () => Promise.reject(new Error('the database is away'));
    housekeeping.registerCheck({ looksAfter: 'lost work', run });
    const next = task('other things');
    await housekeeping.run();
    expect(next).toHaveBeenCalledTimes(1);
    expect(said).toEqual(['warn: The check of lost work failed: the database is away']);
  });

  it('ends the round without a line if the database is away', async () => {
    isAway = true;
    const run = jest.fn(() => Promise.reject(new Error('connect ECONNREFUSED')));
    const check = { looksAfter: 'lost work', run };
    task('old things', 1, new Error('connect ECONNREFUSED'), 1);
    housekeeping.registerCheck(check);
    const next = task('other things', 1);
    await housekeeping.run();
    expect([run.mock.calls.length, said]).toEqual([1, ['log: Removed 1 old things']]);
    await housekeeping.run();
    expect([next.mock.calls.length, said.length]).toEqual([0, 1]);
    expect(housekeeping.figures).toMatchObject({
      failures: { 'old things': 1, 'lost work': 1 },
      lastRound: undefined,
    });
    isAway = false;
    await housekeeping.run();
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('leaves checks to another replica that has the turn', async () => {
    isOurTurn = false;
    const run = jest.fn(() => Promise.resolve());
    housekeeping.registerCheck({ looksAfter: 'lost work', run });
    const next = task('other things');
    await housekeeping.run();
    isOurTurn = true;
    expect([run.mock.calls.length, next.mock.calls.length]).toEqual([0, 0]);
    await housekeeping.run();
    expect([run.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
  });

  describe('while the service runs', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('runs every five minutes, and no more after shutdown', async () => {
      const only = task('old things');
      housekeeping.onApplicationBootstrap();
      await jest.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
      expect(only).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(only).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(2 * FIVE_MINUTES);
      expect(only).toHaveBeenCalledTimes(3);
      await housekeeping.onModuleDestroy();
      await jest.advanceTimersByTimeAsync(2 * FIVE_MINUTES);
      expect(only).toHaveBeenCalledTimes(3);
      expect(jest.getTimerCount()).toBe(0);
    });
  });
});
