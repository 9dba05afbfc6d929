/** @runs-sources for fake timers */
import { QueueFullError, WorkQueue } from './work-queue.js';

/** Returns a job that ends when the test ends it. */
function job() {
  let resolve!: (value: string) => void;
  let reject!: (error: Error) => void;
  const ended = new Promise<string>((...settlers) => ([resolve, reject] = settlers));
  return { run: jest.fn(() => ended), resolve, reject };
}

/** Returns a job that takes some milliseconds. */
const lasting = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms, 'done'));

const queueOf = (maxRunning: number, maxWaitMs: number, maxWaiting = 100) =>
  new WorkQueue({ maxRunning, maxWaiting, maxWaitMs });

/** Returns what became of the job and when. */
async function outcome(running: Promise<unknown>): Promise<string> {
  const begin = performance.now();
  const ended = await running.catch((error: unknown) =>
    error instanceof QueueFullError ? `refused, retry after ${error.retryAfterMs}` : 'failed',
  );
  return `${String(ended)} at ${performance.now() - begin}`;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('WorkQueue', () => {
  it('runs no more at once than it may, and the others in order', async () => {
    const queue = queueOf(2, 1_000);
    const jobs = [job(), job(), job(), job()] as const;
    const results = Promise.all(jobs.map(({ run }) => queue.run(run)));
    await settle();
    expect(jobs.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0]);
    jobs[1].resolve('b');
    await settle();
    expect(jobs.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0]);
    jobs[0].resolve('a');
    jobs[2].resolve('c');
    jobs[3].resolve('d');
    expect(await results).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses at once what would wait too long, and tells when the queue will be empty', async () => {
    const queue = queueOf(2, 1_050);
    void queue.run(lasting(200));
    await jest.advanceTimersByTimeAsync(200);
    const outcomes = Promise.all(
      Array.from({ length: 13 }, () => outcome(queue.run(lasting(200)))),
    );
    await jest.advanceTimersByTimeAsync(2_000);
    const ends = await outcomes;
    expect(ends.slice(0, 4)).toEqual(['done at 200', 'done at 200', 'done at 400', 'done at 400']);
    expect(ends.slice(10)).toEqual([
      'done at 1200',
      'done at 1200',
      'refused, retry after 1100 at 0',
    ]);
  });

  it('refuses what has waited too long, even if the jobs before were fast', async () => {
    const queue = queueOf(1, 1_000);
    void queue.run(lasting(10));
    await jest.advanceTimersByTimeAsync(10);
    const outcomes = Promise.all([
      outcome(queue.run(lasting(5_000))),
      outcome(queue.run(lasting(10))),
    ]);
    // So long that the second one would have its turn.
    await jest.advanceTimersByTimeAsync(6_000);
    expect(await outcomes).toEqual(['done at 5000', expect.stringMatching(/^refused.* at 1000$/)]);
    expect(queue.length).toBe(0);
  });

  it('refuses what waits as soon as the jobs before it turn out to take too long', async () => {
    const queue = queueOf(1, 1_000);
    void queue.run(lasting(10));
    await jest.advanceTimersByTimeAsync(10);
    const outcomes = Promise.all(
      Array.from({ length: 20 }, () => outcome(queue.run(lasting(200)))),
    );
    await jest.advanceTimersByTimeAsync(2_000);
    const ends = await outcomes;
    expect(ends.slice(0, 5)).toEqual([200, 400, 600, 800, 1_000].map((at) => `done at ${at}`));
    expect(ends.slice(-5)).toEqual(Array(5).fill(expect.stringMatching(/^refused.* at 600$/)));
    expect(queue.length).toBe(0);
  });

  it('refuses nothing for one job that takes longer than the others', async () => {
    const queue = queueOf(1, 1_000);
    void queue.run(lasting(10));
    await jest.advanceTimersByTimeAsync(10);
    const slow = outcome(queue.run(lasting(300)));
    const outcomes = Promise.all(Array.from({ length: 40 }, () => outcome(queue.run(lasting(10)))));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await slow).toBe('done at 300');
    expect((await outcomes).filter((end) => !end.startsWith('done'))).toEqual([]);
  });

  it('refuses at once what is one too many, and runs none of it', async () => {
    const queue = queueOf(1, 1_000, 2);
    const running = job();
    void queue.run(running.run);
    const [first, second, third] = [job(), job(), job()];
    const waiting = [queue.run(first.run), queue.run(second.run)];
    await expect(queue.run(third.run)).rejects.toThrow(QueueFullError);
    for (const { resolve } of [running, first, second]) resolve('done');
    expect(await Promise.all(waiting)).toEqual(['done', 'done']);
    expect(third.run).not.toHaveBeenCalled();
  });

  it('refuses what has waited too long, even if a place is free or becomes free before the timer', async () => {
    const queue = queueOf(1, 1_000);
    const [running, late, inTime, never] = [job(), job(), job(), job()];
    const first = queue.run(running.run);
    const since = performance.now();
    const waiting = outcome(queue.run(late.run));
    const now = jest.spyOn(performance, 'now').mockReturnValue(since + 1_001);
    const next = queue.run(inTime.run);
    running.resolve('done');
    inTime.resolve('done');
    expect(await Promise.all([first, next])).toEqual(['done', 'done']);
    expect(await waiting).toMatch(/^refused/);
    await expect(queue.run(never.run, since)).rejects.toThrow(QueueFullError);
    now.mockRestore();
    expect([late.run, never.run].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('counts what a job has waited elsewhere', async () => {
    const queue = queueOf(1, 1_000);
    void queue.run(lasting(600));
    await jest.advanceTimersByTimeAsync(600);
    void queue.run(lasting(2_000));
    const soon = outcome(queue.run(lasting(1), performance.now() - 300));
    const late = outcome(queue.run(lasting(1), performance.now() - 500));
    await jest.advanceTimersByTimeAsync(2_000);
    expect([await soon, await late]).toEqual([
      expect.stringMatching(/^refused.* at 700$/),
      expect.stringMatching(/^refused.* at 0$/),
    ]);
  });

  it('goes on after a job that failed', async () => {
    const queue = queueOf(1, 1_000);
    const [first, second] = [job(), job()];
    const failing = queue.run(first.run);
    const waiting = queue.run(second.run);
    first.reject(new Error('no'));
    second.resolve('b');
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toBe('b');
  });
});
