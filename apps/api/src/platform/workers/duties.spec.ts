import { setImmediate } from 'node:timers/promises';
import { Duties } from './duties.js';
import type { ToPrimary, ToWorker } from './messages.js';
import { PrimaryLink } from './primary-link.js';

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
    duties.whenTaken(() => begun.push('jobs'));
    expect([duties.areOurs, begun]).toEqual([false, []]);
    for (let at = 0; at < 2; at += 1) receive({ order: 'take-duties' });
    expect([duties.areOurs, begun]).toEqual([true, ['jobs']]);
    duties.onWake((jobName) => begun.push(jobName));
    receive({ order: 'wake', value: 'run-import' });
    expect(begun).toEqual(['jobs', 'run-import']);
  });

  it('let whoever has them look for a job', async () => {
    const sent: ToPrimary[] = [];
    const link = new PrimaryLink({
      on: () => undefined,
      send: (message) => sent.push(message) > 0,
    });
    new Duties(link).wakeOther('run-import');
    await setImmediate();
    expect(sent).toEqual([{ calls: [[0, 'wake', 'run-import']] }]);
  });
});
