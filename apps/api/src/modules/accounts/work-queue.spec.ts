import { QueueFullError, WorkQueue } from './work-queue.js';

/** Returns a job that ends when the test ends it. */
function job() {
  let resolve!: (value: string) => void;
  let reject!: (error: Error) => void;
  const ended = new Promise<string>((...settlers) => ([resolve, reject] = settlers));
  return { run: jest.fn(() => ended), resolve, reject };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('WorkQueue', () => {
  it('runs no more at once than it may, and the others in order', async () => {
    const queue = new WorkQueue(2, 10);
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

  it('refuses those for whom there is no room to wait', async () => {
    const queue = new WorkQueue(1, 1);
    const [first, second, third] = [job(), job(), job()];
    const results = [queue.run(first.run), queue.run(second.run)];
    await expect(queue.run(third.run)).rejects.toThrow(QueueFullError);
    first.resolve('a');
    second.resolve('b');
    expect(await Promise.all(results)).toEqual(['a', 'b']);
    expect(third.run).not.toHaveBeenCalled();
  });

  it('goes on after a job that failed', async () => {
    const queue = new WorkQueue(1, 1);
    const [first, second] = [job(), job()];
    const failing = queue.run(first.run);
    const waiting = queue.run(second.run);
    first.reject(new Error('no'));
    second.resolve('b');
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toBe('b');
  });
});
