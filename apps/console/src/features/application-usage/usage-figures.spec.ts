import type { UsageDayDto } from '@wordgrove/dto';
import { changeText, dateText, errorsOf, errorSums, limitedPeak, worstDay } from './usage-figures';

const day = (date: string, limited: number): UsageDayDto => ({
  date,
  call_count: 10,
  error_counts: { bad_request: 1, unauthenticated: 0, denied: 0, limited, failed: 0, other: 2 },
  authorized_users: 1,
  gained_users: 0,
  lost_users: 0,
});

describe('the figures of usage', () => {
  it('have errors as a sum of all kinds, and sums by kind', () => {
    expect(errorsOf(day('2026-11-20', 4))).toBe(7);
    const days = [day('2026-11-20', 4), day('2026-11-21', 1)];
    expect(errorSums(days)).toMatchObject({ bad_request: 2, limited: 5, other: 4 });
  });

  it('name the worst day, if one is bad at all', () => {
    const days = [day('2026-11-19', 1), day('2026-11-20', 4), day('2026-11-21', 4)];
    const limited = (each: UsageDayDto) => each.error_counts.limited;
    expect(worstDay(days, limited)?.date).toBe('2026-11-20');
    expect(worstDay([day('2026-11-19', 0)], limited)).toBeUndefined();
  });

  it('name the day that stands out by its limit, unless another one has more errors', () => {
    const [calm, limited] = [day('2026-11-19', 1), day('2026-11-20', 4)];
    expect(limitedPeak([calm, limited])).toBe(limited);
    const failing = { ...calm, error_counts: { ...calm.error_counts, failed: 9 } };
    expect(limitedPeak([failing, limited])).toBeUndefined();
    expect(limitedPeak([day('2026-11-19', 0)])).toBeUndefined();
  });

  it('have changes with a sign, and none without a day before', () => {
    expect([changeText(129, 100), changeText(50, 100), changeText(100, 100)]).toEqual([
      '+29%',
      '-50%',
      '0%',
    ]);
    expect(changeText(5, 0)).toBe('–');
  });

  it('show a date as it is, whatever the zone of the reader', () => {
    expect(dateText('2026-11-01')).toBe('1 Nov');
  });
});
