import { rowsOf } from './table-preview';

describe('the first rows of a table', () => {
  it.each<[string, string, ',' | '\t', string[][]]>([
    [
      'cells',
      'a,b\nc,d\n',
      ',',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['another line end, and none at the end', 'a\r\nb', ',', [['a'], ['b']]],
    ['tabs', 'a, b\tc', '\t', [['a, b', 'c']]],
    ['quotes', '"a, ""b""\nc",d', ',', [['a, "b"\nc', 'd']]],
    ['quotes inside of a cell', 'say "oh",5"', ',', [['say "oh"', '5"']]],
    ['empty cells', ',a,\n', ',', [['', 'a', '']]],
    ['empty rows', '\n\na\n ,\n', ',', [['a']]],
    ['nothing', '', ',', []],
  ])('have %s', (_title, text, delimiter, rows) => {
    expect(rowsOf(text, delimiter, false)).toEqual(rows);
  });

  it('are without the last one where the text is cut', () => {
    expect(rowsOf('a,b\nc', ',', true)).toEqual([['a', 'b']]);
    expect(rowsOf('a,"b', ',', true)).toEqual([]);
  });
});
