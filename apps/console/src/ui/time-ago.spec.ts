import { durationSince, timeAgo } from './time-ago';

const NOW = new Date(2026, 10, 21, 12, 0, 0);

describe('how long ago a time was', () => {
  it.each([
    ['just now', new Date(2026, 10, 21, 12, 0, 5)],
    ['just now', new Date(2026, 10, 21, 11, 59, 51)],
    ['50 s ago', new Date(2026, 10, 21, 11, 59, 10)],
    ['1 min ago', new Date(2026, 10, 21, 11, 58, 1)],
    ['12 h ago', new Date(2026, 10, 21, 0, 0)],
    ['yesterday', new Date(2026, 10, 20, 23, 59)],
    ['2 days ago', new Date(2026, 10, 19, 23, 59)],
    ['59 days ago', new Date(2026, 8, 23)],
    ['60 days ago', new Date(2026, 8, 22)],
    ['2 months ago', new Date(2026, 8, 21)],
    ['5 months ago', new Date(2026, 5, 10)],
    ['2 years ago', new Date(2024, 9, 1)],
  ])('is %s', (text, at) => {
    expect(timeAgo(at, NOW)).toBe(text);
  });

  it('is in hours shortly after midnight', () => {
    expect(timeAgo(new Date(2026, 10, 20, 23), new Date(2026, 10, 21, 1))).toBe('2 h ago');
  });
});

describe('how long it has been since a time', () => {
  it.each([
    ['a minute', new Date(2026, 10, 21, 12, 0, 5)],
    ['59 minutes', new Date(2026, 10, 21, 11, 0, 1)],
    ['an hour', new Date(2026, 10, 21, 11, 0, 0)],
    ['23 hours', new Date(2026, 10, 20, 12, 0, 1)],
    ['a day', new Date(2026, 10, 20, 12, 0, 0)],
    ['2 days', new Date(2026, 10, 18, 12, 0, 1)],
  ])('is %s', (text, at) => {
    expect(durationSince(at, NOW)).toBe(text);
  });
});
