import { LastSeen } from './last-seen.js';

describe('LastSeen', () => {
  it('remembers the last value under each key', () => {
    const seen = new LastSeen<number>();
    seen.note('one', 1);
    seen.note('two', 2);
    seen.note('one', 3);
    expect([seen.get('one'), seen.get('two'), seen.get('three')]).toEqual([3, 2, undefined]);
  });

  it('forgets what was noted longest ago if there is too much', () => {
    const seen = new LastSeen<number>();
    for (let at = 0; at < 10_000; at += 1) seen.note(`key ${at}`, at);
    seen.note('key 0', 0);
    seen.note('one more', 1);
    expect([seen.get('key 0'), seen.get('key 1'), seen.get('key 2')]).toEqual([0, undefined, 2]);
  });
});
