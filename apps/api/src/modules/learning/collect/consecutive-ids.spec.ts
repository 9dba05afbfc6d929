import { consecutiveIds } from './consecutive-ids.js';

describe('consecutive ids', () => {
  const ids = consecutiveIds(500);

  it('are UUIDs of version 4', () => {
    expect(ids).toHaveLength(500);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('follow each other', () => {
    const leading = ids.map((id) => parseInt(id.slice(0, 13).replace('-', ''), 16));
    expect(leading).toEqual(leading.map((_, index) => (leading[0] ?? 0) + index));
    expect([...ids].sort()).toEqual(ids);
  });

  it('begin somewhere else each time, and cannot be told from each other', () => {
    expect(consecutiveIds(1)).not.toEqual(consecutiveIds(1));
    expect(new Set(ids.map((id) => id.slice(13))).size).toBe(500);
  });
});
