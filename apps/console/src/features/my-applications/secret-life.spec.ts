import { secretLife } from './secret-life';

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
