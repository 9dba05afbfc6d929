import type { Clock } from '../time/clock.js';
import type { PrimaryLink } from '../workers/primary-link.js';
import { OutageReport } from './outage-report.js';

describe('the report of a worker', () => {
  it('tells the primary each change, and nothing twice', () => {
    const told: unknown[][] = [];
    const link = { tell: (...values: unknown[]) => told.push(values) } as unknown as PrimaryLink;
    const report = new OutageReport('Redis', link, { ticks: () => 0 } as Clock);
    report.noteReached();
    for (const reason of ['refused', 'timed out']) report.noteAway(reason);
    report.noteReached();
    report.noteReached();
    report.noteAway('reset');
    expect(told).toEqual([
      ['away', 'Redis', 'refused'],
      ['reached', 'Redis', undefined],
      ['away', 'Redis', 'reset'],
    ]);
  });
});
