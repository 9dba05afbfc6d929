import { setImmediate } from 'node:timers/promises';
import { Duties } from './duties.js';
import type { ToPrimary, ToWorker } from './messages.js';
import { PrimaryLink } from './primary-link.js';

const JOB = { name: 'run-import', id: '7', retryCount: 1 };

describe('the duties of an instance', () => {
  const begun: string[] = [];
  beforeEach(() => void begun.splice(0));

  it('are those of a process without workers at once', () => {
    const duties = new Duties(null);
    duties.whenTaken(() => begun.push('jobs'));
    expect([duties.areOurs, begun]).toEqual([true, ['jobs']]);
  });

  it('are those of a worker as soon as the primary says so, and only once', () => {
    let receive: (message: ToWorker) => void = () => undefined;
    const link = new PrimaryLink({ on: (_event, listener) => (receive = listener) });
    const duties = new Duties(link);
    duties.whenTaken((jobs) => begun.push(...jobs.map(({ id }) => id)));
    expect([duties.areOurs, begun]).toEqual([false, []]);
    for (let at = 0; at < 2; at += 1) receive({ order: 'take-duties', value: [JOB] });
    expect([duties.areOurs, begun]).toEqual([true, ['7']]);
    duties.onWake((jobName) => begun.push(jobName));
    receive({ order: 'wake', value: 'run-import' });
    expect(begun).toEqual(['7', 'run-import']);
  });

  it('let the process that has them look for a job', async () => {
    const sent: ToPrimary[] = [];
    const link = new PrimaryLink({
      on: () => undefined,
      send: (message) => sent.push(message) > 0,
    });
    new Duties(link).wakeOther('run-import');
    await setImmediate();
    expect(sent).toEqual([{ calls: [[0, 'wake', 'run-import']] }]);
  });

  it('tell the primary which jobs run', async () => {
    const sent: ToPrimary[] = [];
    const link = new PrimaryLink({
      on: () => undefined,
      send: (message) => sent.push(message) > 0,
    });
    const failed = new Duties(link).whileNoted({ ...JOB, data: {} } as typeof JOB, async () => {
      await setImmediate();
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await setImmediate();
    const calls = sent.flatMap((message) => message.calls);
    expect(calls).toEqual([
      [0, 'job-begun', JOB],
      [0, 'job-ended', '7'],
    ]);
  });
});
