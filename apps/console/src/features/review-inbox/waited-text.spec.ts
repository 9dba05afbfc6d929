import { waitedText } from './waited-text';

const HOUR_MS = 3_600_000;

describe('how long an application has waited', () => {
  it.each([
    [-5, '0 min'],
    [59_000, '0 min'],
    [59 * 60_000, '59 min'],
    [HOUR_MS + 59 * 60_000, '1 h'],
    [24 * HOUR_MS, '1 d'],
    [52 * HOUR_MS, '2 d 4 h'],
  ])('%d ms is %s', (ms, text) => {
    expect(waitedText(ms)).toBe(text);
  });
});
