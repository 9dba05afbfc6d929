import { mappingFor, parseMapping } from './mapping.js';

const ofOthers = (text: string) => parseMapping(text)?.ofOthers;

describe('a mapping', () => {
  it('names columns by position or by name', () => {
    expect(ofOthers(' term : 0 , notes:Meaning (English),notes:2')).toEqual({
      columns: [
        { member: 'term', source: 0 },
        { member: 'notes', source: 'Meaning (English)' },
        { member: 'notes', source: 2 },
      ],
      hasHeader: true,
    });
    expect(ofOthers('term:0')).toMatchObject({ hasHeader: false });
  });

  it('says that there is a header row beside positions', () => {
    expect(ofOthers(' header , term:1')).toEqual({
      columns: [{ member: 'term', source: 1 }],
      hasHeader: true,
    });
    expect(ofOthers('term:header')).toMatchObject({
      columns: [{ member: 'term', source: 'header' }],
    });
  });

  it('may be that of a note type', () => {
    const mappings = parseMapping('Core 2k=term:Word,notes:a=b;Cloze = term:1;term:0;x,notes:y;z');
    const of = (type: string | null) => mappingFor(mappings, type)?.columns;
    expect(of('Core 2k')).toEqual([
      { member: 'term', source: 'Word' },
      { member: 'notes', source: 'a=b' },
    ]);
    expect(of('Cloze')).toEqual([{ member: 'term', source: 1 }]);
    expect(of('Basic')).toEqual([
      { member: 'term', source: '0;x' },
      { member: 'notes', source: 'y;z' },
    ]);
    expect(of(null)).toEqual(of('Basic'));
    expect(mappingFor(parseMapping('Cloze=term:1'), 'Basic')).toBeNull();
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
    'term:0;term:1',
    'A=term:0;A=term:1',
    'A=notes:0',
  ])('is not %p', (text) => expect(() => parseMapping(text)).toThrow(SyntaxError));
});
