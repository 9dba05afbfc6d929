import { noCalls } from '../usage/counts.js';
import { Sums } from './sums.js';

const MINUTE = 60_000;
const idOf = ({ applicationId }: { applicationId: string }) => applicationId;

describe('the sums of calls', () => {
  it('are by application and quarter of an hour, also if the clock is set back', () => {
    const sums = new Sums(noCalls, 10);
    for (const [id, minutes] of [
      ['a', 0],
      ['a', 14],
      ['a', 15],
      ['b', 15],
      ['a', 1],
    ] as const)
      sums.count(id, minutes * MINUTE);
    const facts = sums.take().map((each) => [idOf(each), each.beginsAt.getTime(), each.callCount]);
    expect(facts).toEqual([
      ['a', 0, 3],
      ['a', 15 * MINUTE, 1],
      ['b', 15 * MINUTE, 1],
    ]);
    expect(sums.isEmpty).toBe(true);
  });

  it('are added to newer ones if they could not be written, with all their kinds', () => {
    const sums = new Sums(noCalls, 10);
    const count = () => {
      const counts = sums.count('a', 0);
      if (counts !== undefined) counts.limitedCount += 1;
    };
    count();
    const taken = sums.take();
    count();
    sums.giveBack(taken, idOf);
    expect(sums.take()).toEqual([{ ...noCalls('a', new Date(0)), callCount: 2, limitedCount: 2 }]);
  });

  it('are bounded, and count what they drop', () => {
    const sums = new Sums(noCalls, 2);
    for (const id of ['a', 'b', 'c', 'a', 'c']) sums.count(id, 0);
    expect([sums.take().length, sums.dropped]).toEqual([2, 2]);
    const other = new Sums(noCalls, 1);
    other.count('x', 0);
    other.giveBack([{ ...noCalls('y', new Date(0)), callCount: 5 }], idOf);
    expect([other.take().map(idOf), other.dropped]).toEqual([['x'], 5]);
  });
});
