import { clockSecondText, clockText, dayText, minuteText, secondText } from './time-text';

const EVENING = new Date(2026, 10, 21, 21, 40, 12);
const MIDNIGHT = new Date(2026, 2, 4, 0, 5, 0);

it('a time has the day before the month, and 24 hours', () => {
  expect(
    [dayText, minuteText, secondText, clockText, clockSecondText].map((of) => of(EVENING)),
  ).toEqual(['21 Nov 2026', '21 Nov 2026, 21:40', '21 Nov 2026, 21:40:12', '21:40', '21:40:12']);
  expect(minuteText(MIDNIGHT)).toBe('4 Mar 2026, 00:05');
});
