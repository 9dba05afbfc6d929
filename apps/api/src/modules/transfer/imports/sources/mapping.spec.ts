import { parseMapping } from './mapping.js';

describe('a mapping', () => {
  it('names columns by position or by name', () => {
    expect(parseMapping(' term : 0 , notes:Meaning (English),notes:2')).toEqual({
      columns: [
        { member: 'term', source: 0 },
        { member: 'notes', source: 'Meaning (English)' },
        { member: 'notes', source: 2 },
      ],
      hasHeader: true,
    });
    expect(parseMapping('term:0')).toMatchObject({ hasHeader: false });
  });

  it('says that there is a header row beside positions', () => {
    expect(parseMapping(' header , term:1')).toEqual({
      columns: [{ member: 'term', source: 1 }],
      hasHeader: true,
    });
    expect(parseMapping('term:header')).toMatchObject({
      columns: [{ member: 'term', source: 'header' }],
    });
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
    'header',
    'header,',
    'header,notes:0',
    'header,header,term:0',
    'term:0,header',
  ])('is not %p', (text) => expect(() => parseMapping(text)).toThrow(SyntaxError));
});
