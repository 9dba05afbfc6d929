import { ReplicaLag } from './replica-lag.js';

describe('the lag of a replica', () => {
  const lag = (): ReplicaLag => {
    const each = new ReplicaLag(10_000);
    each.note('0/FF', 1_000);
    each.note('1/0', 3_000);
    each.note('1/A0', 5_000);
    return each;
  };

  it.each([
    ['the newest place', '1/A0', 100],
    ['a later place, which nobody has noted', '10/0', 100],
    ['a place between two', '1/9F', 2_100],
    ['a place of an earlier segment', '0/FFFFFFFF', 4_100],
  ])('is known at %s', (_, place, milliseconds) => {
    expect(lag().at(place, 5_100)).toBe(milliseconds);
  });

  it('is not known at a place before all that were noted, or that were noted not too long ago', () => {
    expect(lag().at('0/FE', 5_100)).toBeUndefined();
    const later = lag();
    later.note('2/0', 11_500);
    expect(later.at('0/FF', 11_500)).toBeUndefined();
    expect(later.at('1/0', 11_500)).toBe(8_500);
  });
});
