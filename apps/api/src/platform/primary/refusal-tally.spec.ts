/** @runs-sources for fake timers */
import { jest } from '@jest/globals';
import { RefusalTally } from './refusal-tally.js';

describe('the tally of refusals', () => {
  const count = jest.fn();
  const log = jest.fn();
  let tally: RefusalTally;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    tally = new RefusalTally(count, log);
  });
  afterEach(() => jest.useRealTimers());

  function refuse(times: number): void {
    for (let at = 0; at < times; at += 1) tally.add('OVERLOADED');
  }

  it('counts each, and has one line a second for the log', () => {
    refuse(1_000);
    tally.add('TOO_MANY_CONNECTIONS');
    expect(count).toHaveBeenCalledTimes(1_001);
    expect(log).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    refuse(2);
    jest.advanceTimersByTime(10_000);
    expect(log.mock.calls).toEqual([
      ['No worker could take them in time, so connections were refused in the last second: 1000 OVERLOADED, 1 TOO_MANY_CONNECTIONS.'], // prettier-ignore
      ['No worker could take them in time, so connections were refused in the last second: 2 OVERLOADED.'], // prettier-ignore
    ]);
  });

  it('tells the last of them when it is asked', () => {
    refuse(3);
    tally.tell();
    tally.tell();
    jest.advanceTimersByTime(10_000);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
