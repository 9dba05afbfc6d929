import { daysText, firstOf } from './days';

const TODAY = new Date('2026-11-21T12:00:00');

describe('the days of the audit log', () => {
  it.each([
    ['', '', null],
    ['2026-11-21', '', 'Today'],
    ['2026-11-15', '', 'The last 7 days'],
    ['2026-11-14', '2026-11-21', '14 – 21 Nov'],
    ['2026-10-30', '2026-11-02', '30 Oct – 2 Nov'],
    ['2025-12-30', '2026-01-02', '30 Dec 2025 – 2 Jan 2026'],
    ['2026-11-14', '', 'Since 14 Nov'],
    ['', '2026-11-14', 'Until 14 Nov'],
    ['nonsense', 'nonsense', null],
  ])('from %s to %s are %s', (from, to, text) => {
    // Versions of the ICU library differ in the spaces around the dash.
    expect(daysText(from, to, TODAY)?.replace(/\s*–\s*/, ' – ') ?? null).toBe(text);
  });

  it('begin as many days before as there are, whatever the month', () => {
    expect(firstOf(30, new Date('2026-03-01T12:00:00'))).toBe('2026-01-31');
  });
});
