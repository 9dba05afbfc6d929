import { needsHeader, parseMapping } from './mapping.js';

describe('a mapping', () => {
  it('names columns by position or by name', () => {
    const columns = parseMapping(' term : 0 , notes:Meaning (English),notes:2');
    expect(columns).toEqual([
      { member: 'term', source: 0 },
      { member: 'notes', source: 'Meaning (English)' },
      { member: 'notes', source: 2 },
    ]);
    expect(needsHeader(columns ?? [])).toBe(true);
    expect(needsHeader([{ member: 'term', source: 0 }])).toBe(false);
  });

  it('may be absent', () => {
    expect(parseMapping(' ')).toBeNull();
  });

  it.each([
    'term',
    'term:',
    ':0',
    'word:0',
    'notes:0',
    'term:0,term:1',
    'term:0,tags:1,tags:2',
    ',',
  ])('is not %p', (text) => expect(() => parseMapping(text)).toThrow(SyntaxError));
});
