import { nameBasedId } from './name-based-id.js';

describe('the id of a name', () => {
  it('is a UUID of version 8, always the same', () => {
    const id = nameBasedId('topic-food');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(nameBasedId('topic-food')).toBe(id);
  });

  it('is another for another name', () => {
    const names = Array.from({ length: 1_000 }, (_, n) => `name ${n}`);
    expect(new Set(names.map(nameBasedId)).size).toBe(names.length);
  });
});
