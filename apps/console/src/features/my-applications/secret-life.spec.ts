import { expiryText, secretLife } from './secret-life';

const NOW = new Date('2026-03-01T00:00:00.000Z');

it.each([
  [null, 'LIVE'],
  ['2026-02-28T23:59:59.999Z', 'EXPIRED'],
  ['2026-03-01T00:00:00.000Z', 'EXPIRED'],
  ['2026-03-01T00:00:00.001Z', 'EXPIRES_SOON'],
  ['2026-03-15T00:00:00.000Z', 'EXPIRES_SOON'],
  ['2026-03-15T00:00:00.001Z', 'LIVE'],
])('a secret that expires at %s is %s', (expiresAt, life) => {
  expect(secretLife({ expires_at: expiresAt }, NOW)).toBe(life);
});

it.each([
  [null, null],
  ['2026-03-01T00:00:00.000Z', null],
  ['2026-03-01T23:59:59.999Z', 'expires within a day'],
  ['2026-03-02T00:00:00.000Z', 'expires in a day'],
  ['2026-03-10T12:00:00.000Z', 'expires in 9 days'],
  ['2026-03-15T00:00:00.001Z', null],
])('a secret that expires at %s %s', (expiresAt, text) => {
  expect(expiryText({ expires_at: expiresAt }, NOW)).toBe(text);
});
