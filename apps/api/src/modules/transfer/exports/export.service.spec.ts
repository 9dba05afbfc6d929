import type { ExportRequest } from '../../../platform/files/export-section.js';
import { FairQueue } from '../../../platform/fairness/fair-queue.js';
import { Queues } from '../../../platform/fairness/queues.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { ExportService } from './export.service.js';
import type { Snapshots } from './snapshot.repository.js';

const snapshots = {
  read: (_gone: AbortSignal, work: (sql: SqlExecutor) => Promise<void>) => work({} as SqlExecutor),
};

describe('exports', () => {
  let exports: ExportService;
  /** End the exports that are read, in the order in which they began. */
  let ends: (() => void)[];

  beforeEach(() => {
    jest.useFakeTimers();
    exports = new ExportService(snapshots as Snapshots, new Queues());
    ends = [];
  });
  afterEach(() => jest.useRealTimers());

  const begin = (userId: string, by = exports): Promise<string> =>
    by
      .write('json', { userId, filter: '' } as ExportRequest, () => {
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .then(
        () => 'sent',
        ({ code }: { code: string }) => code,
      );

  async function fill(): Promise<void> {
    for (const user of ['1', '1', '2', '3', '4']) void begin(user);
    await jest.advanceTimersByTimeAsync(0);
    expect(ends).toHaveLength(5);
  }

  it('hurry slow readers while somebody waits for a place, who then gets it', async () => {
    const usual = exports.pace().bytesPerSecond;
    await fill();
    expect(exports.pace().bytesPerSecond).toBe(usual);
    void begin('5');
    await jest.advanceTimersByTimeAsync(19_900);
    expect([ends.length, exports.pace().bytesPerSecond > usual]).toEqual([5, true]);
    ends[2]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect([ends.length, exports.pace().bytesPerSecond]).toEqual([6, usual]);
  });

  it('wait only for so long, and of each user only one waits', async () => {
    exports.patienceMs = 100;
    await fill();
    const waiting = begin('5');
    expect(await begin('5')).toBe('RESOURCE_EXHAUSTED');
    await jest.advanceTimersByTimeAsync(100);
    expect(await waiting).toBe('UNAVAILABLE');
    for (const end of ends) end();
    await jest.advanceTimersByTimeAsync(0);
    void begin('5');
    await jest.advanceTimersByTimeAsync(0);
    expect(ends).toHaveLength(6);
  });

  it('of one user are counted in all processes that share their queues', async () => {
    const shared = new FairQueue(2);
    const queues = { open: () => shared } as unknown as Queues;
    const [one, other] = [0, 1].map(() => new ExportService(snapshots as Snapshots, queues));
    void begin('1', one);
    void begin('1', other);
    await jest.advanceTimersByTimeAsync(0);
    const third = begin('1', other);
    await jest.advanceTimersByTimeAsync(1);
    expect(await third).toBe('RESOURCE_EXHAUSTED');
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    void begin('1', other);
    await jest.advanceTimersByTimeAsync(1);
    expect(ends).toHaveLength(3);
  });
});
