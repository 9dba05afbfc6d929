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
    ['no empty rows', '\n\na\n""\nb\n', ',', [['a'], ['b']]],
    // The server takes the first of these for the head of the table.
    ['rows of empty cells', ' ,\na\n', ',', [[' ', ''], ['a']]],
    ['lone carriage returns as line ends', 'a\rb', ',', [['a'], ['b']]],
    ['no byte order mark', '\uFEFFa,b', ',', [['a', 'b']]],
    ['text after a closed quote', '"a"b,c', ',', [['"a"b', 'c']]],
    ['rows of other lengths', 'a\nb,c', ',', [['a'], ['b', 'c']]],
    ['what comes before a quote that is never closed', 'a,b\n"c,d\n', ',', [['a', 'b']]],
    ['nothing', '', ',', []],
  ])('have %s', async (_title, text, delimiter, rows) => {
    expect(await rowsOf(text, delimiter, false)).toEqual(rows);
  });

  it('are without the last one if the text is cut', async () => {
    expect(await rowsOf('a,b\nc', ',', true)).toEqual([['a', 'b']]);
    expect(await rowsOf('a,b\nc\n', ',', true)).toEqual([['a', 'b'], ['c']]);
    expect(await rowsOf('a,"b', ',', true)).toEqual([]);
    expect(await rowsOf('a\n"b\n', ',', true)).toEqual([['a']]);
  });
});
