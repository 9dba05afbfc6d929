import { columnsFault, guessColumns, isOwnHeader, mappingOf, namesLanguages } from './columns';

describe('the columns of a table', () => {
  it.each<[string, string[], string]>([
    ['own names', ['term', 'tags', 'notes', 'notes'], 'header,term:0,tags:1,notes:2,notes:3'],
    ['names from elsewhere', [' Meaning', 'Word ', 'Page'], 'header,notes:0,term:1'],
    ['one term of two', ['Front', 'Term', 'constructor'], 'header,term:0'],
    ['no names', ['Haus', 'house', 'x'], 'term:0,notes:1'],
    ['a single column', ['Haus'], 'term:0'],
  ])('are guessed by %s', (_title, firstRow, mapping) => {
    const guessed = guessColumns(firstRow);
    expect(guessed.roles).toHaveLength(firstRow.length);
    expect(mappingOf(guessed)).toBe(mapping);
    expect(columnsFault(guessed)).toBeNull();
  });

  it('need no choice if the service knows all of them', () => {
    expect(isOwnHeader(['Term', 'notes', 'notes', 'next_review_at'])).toBe(true);
    expect(isOwnHeader(['term', 'page'])).toBe(false);
    expect(isOwnHeader(['notes', 'tags'])).toBe(false);
  });

  it('name the languages of an exported table, whose learner need not', () => {
    expect(namesLanguages(['term', 'language', 'notes'])).toBe(true);
    expect(namesLanguages(['term', 'notes'])).toBe(false);
    expect(namesLanguages(['word', 'language'])).toBe(false);
  });

  it('must have one word, and one of some others at most', () => {
    const fault = (...roles: ('term' | 'notes' | 'tags' | '')[]) =>
      columnsFault({ hasHeader: false, roles });
    expect(fault('notes', '')).toBe('Choose the column that contains the words.');
    expect(fault('term', 'term')).toBe('Only one column can be “Word”.');
    expect(fault('tags', 'term', 'tags')).toBe('Only one column can be “Tags, separated by ;”.');
    expect(fault('term', 'notes', 'notes', 'tags')).toBeNull();
  });
});
