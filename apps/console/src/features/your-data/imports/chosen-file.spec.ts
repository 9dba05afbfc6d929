import { FileFault, inspectFile } from './chosen-file';

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  new File([content], name);

describe('a chosen file', () => {
  it.each<[string, string, string]>([
    ['words.csv', 'a,b\n', 'csv'],
    ['WORDS.TSV', 'a\tb\n', 'tsv'],
    ['my.words.json', '\uFEFF \n{"format":', 'json'],
    ['deck.apkg', 'PK\u0003\u0004', 'apkg'],
    ['all.colpkg', 'PK\u0003\u0004', 'apkg'],
    ['vocab.db', 'SQLite format 3\u0000', 'kindle'],
    ['Notes.txt', '#separator:tab\na\tb\n', 'tsv'],
  ])('is known by its name: %s', async (name, content, format) => {
    expect((await inspectFile(fileOf(name, content))).format).toBe(format);
  });

  it('shows the first rows of a table', async () => {
    const { rows } = await inspectFile(fileOf('x.csv', '\uFEFFWort,b\nä,"c\nd"\n'));
    expect(rows).toEqual([
      ['Wort', 'b'],
      ['ä', 'c\nd'],
    ]);
    expect((await inspectFile(fileOf('x.tsv', 'a,b\tc'))).rows).toEqual([['a,b', 'c']]);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['with semicolons', 'Word;Meaning\na;b, c\n'],
    ['of Excel', 'sep=|\na|b\n'],
    ['that Anki exported', '#separator:Comma\na,b\n'],
    ['in UTF-16', new Uint8Array([0xff, 0xfe, 0x41, 0])],
  ])('leaves its rows to the service %s', async (_title, content) => {
    expect((await inspectFile(fileOf('x.csv', content))).rows).toEqual([]);
  });

  it('may be cut anywhere for that', async () => {
    const { rows } = await inspectFile(fileOf('x.csv', 'ä\n'.repeat(40_000)));
    expect(rows.every((row) => row.join() === 'ä')).toBe(true);
    const shifted = await inspectFile(fileOf('x.csv', `a\n${'ä\n'.repeat(40_000)}`));
    expect(shifted.rows.length).toBeGreaterThan(20_000);
  });

  it.each<[string, File, RegExp]>([
    ['of another kind', fileOf('words.xlsx', 'PK'), /^Choose a table/],
    ['without an extension', fileOf('constructor', 'x'), /^Choose a table/],
    ['named as a member of every object', fileOf('x.constructor', 'x'), /^Choose a table/],
    ['that is empty', fileOf('words.csv', ''), /is empty/],
    ['without rows', fileOf('words.csv', '\n\n'), /no rows/],
    [
      'with a quote that is never closed',
      fileOf('words.csv', '"a,b\nc\n'),
      /closing quote may be missing/,
    ],
    ['that is no UTF-8', fileOf('words.csv', new Uint8Array([0x6e, 0xef, 0x76])), /UTF-8/],
    ['that is no package', fileOf('deck.apkg', 'front\tback'), /not an Anki package/],
    ['that is a list', fileOf('words.json', '[]'), /not a Wordgrove file/],
  ])('is refused %s', async (_title, file, fault) => {
    const refusal = inspectFile(file);
    await expect(refusal).rejects.toThrow(FileFault);
    await expect(refusal).rejects.toThrow(fault);
  });

  it('is refused if it is too large, before it is read', async () => {
    const file = fileOf('words.csv', 'a');
    Object.defineProperty(file, 'size', { value: 256 * 1024 * 1024 + 1 });
    await expect(inspectFile(file)).rejects.toThrow(/256 MiB/);
  });
});
