import { isoTimestamp, withIsoTimestamps } from './timestamps.js';

describe('isoTimestamp', () => {
  it.each([
    ['2026-11-21 09:30:00+00', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21 09:30:00.5+00', '2026-11-21T09:30:00.500Z'],
    ['2026-11-21 09:30:00.12+00', '2026-11-21T09:30:00.120Z'],
    ['2026-11-21 09:30:00.123+00', '2026-11-21T09:30:00.123Z'],
  ])('%s → %s', (stored, wire) => {
    expect(isoTimestamp(stored)).toBe(wire);
  });
});

describe('withIsoTimestamps', () => {
  it.each([
    ['2026-11-21T09:30:00+00:00', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00.5+00:00', '2026-11-21T09:30:00.500Z'],
    ['2026-11-21T09:30:00.12+00:00', '2026-11-21T09:30:00.120Z'],
    ['2026-11-21T09:30:00.123+00:00', '2026-11-21T09:30:00.123Z'],
  ])('%s → %s, and only in members', (stored, wire) => {
    const note = `"created_at":"${stored}"`;
    const json = (at: string) => JSON.stringify({ notes: [stored, note], a_at: at, b_at: null });
    expect(withIsoTimestamps(json(stored))).toBe(json(wire));
  });
});
