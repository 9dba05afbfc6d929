import { ImportFault } from '../../../../../platform/files/import-fault.js';
import { checkItem } from '../../check/item-check.js';
import type { ImportItem } from '../import-item.js';
import { openText } from '../text/file-text.js';
import { TableSource, type TableOptions } from './table-source.js';

/** Returns the rows of a text that comes in pieces of this size. */
async function itemsOf(text: string, size = 7, options: Partial<TableOptions> = {}) {
  const bytes = Buffer.from(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const rest = { mapping: '', language: 'LANGUAGE_ENGLISH' as const, ...options };
  const items: ImportItem[] = [];
  const file = await openText(pieces(), 100);
  for await (const item of new TableSource(file, { delimiter: ',', ...rest }).items())
    items.push(item);
  return items;
}

/** Returns the line, term and notes of each row. */
async function wordsOf(text: string, size?: number) {
  const items = await itemsOf(text, size);
  return items.map(({ line, value }) => {
    const { term, notes } = value as { term: string; notes: string[] };
    return [line, term, ...notes];
  });
}

async function faultOf(text: string, options: Partial<TableOptions> = {}) {
  const error: unknown = await itemsOf(text, 1_000_000, options).catch((thrown: unknown) => thrown);
  return error instanceof ImportFault ? error.error : error;
}

describe('the rows of a table', () => {
  it.each([
    ['newlines', 'term,notes\nfoo,a\n\nbar,b\n'],
    ['returns', 'term,notes\rfoo,a\r\rbar,b\r'],
    ['both', 'term,notes\r\nfoo,a\r\n\r\nbar,b\r\n'],
    ['returns at the end of a piece', 'term,notes\r\nfoo,a\r\n\r\nbar,b\r'],
    ['both first and newlines later', 'term,notes\r\nfoo,a\n\nbar,b'],
    ['newlines first and both later', 'term,notes\nfoo,a\r\n\r\nbar,b\r\n'],
  ])('end with %s, however the file is cut', async (_title, text) => {
    for (const size of [1, 2, 3, 100])
      expect(await wordsOf(text, size)).toEqual([
        [2, 'foo', 'a'],
        [4, 'bar', 'b'],
      ]);
  });

  it('may have lines in a cell, which end with newlines afterwards', async () => {
    const text = 'term,notes\r\n"two\r\nlines","a\rb"\r\nfoo,c\r\n';
    expect(await wordsOf(text)).toEqual([
      [2, 'two\nlines', 'a\nb'],
      [5, 'foo', 'c'],
    ]);
  });

  it.each([
    ['cells', ','],
    ['quotes', '""'],
    ['a cell', 'x'],
  ])('are refused if there are megabytes of %s in one', async (_title, sign) => {
    async function* bytes() {
      yield Buffer.from('term,notes\n');
      for (let n = 0; n < 32; n += 1) yield Buffer.alloc(256 * 1024, sign);
    }
    const options = { mapping: '', language: 'LANGUAGE_ENGLISH', delimiter: ',' } as const;
    const items = new TableSource(await openText(bytes(), 100), options).items();
    const error: unknown = await items.next().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ error: { line: 2, reason: 'INVALID_FILE' } });
  });

  it('have at most a thousand cells', async () => {
    expect(await faultOf(`term\nfoo${','.repeat(1_000)}\n`)).toMatchObject({
      line: 2,
      reason: 'INVALID_FILE',
    });
    expect(await wordsOf(`term\nfoo${','.repeat(999)}\n`)).toEqual([[2, 'foo']]);
  });

  it('cost next to nothing if they are empty', async () => {
    const before = process.cpuUsage();
    expect(await wordsOf(`term\n${'\n'.repeat(1_000_000)}foo\n`, 262_144)).toEqual([
      [1_000_002, 'foo'],
    ]);
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });

  it('are those behind a byte order mark, quoted or not', async () => {
    expect(await wordsOf('\uFEFF"term","notes"\nfoo,a\n', 1)).toEqual([[2, 'foo', 'a']]);
    expect(await wordsOf('\uFEFFnotes,term\na,foo\n', 1)).toEqual([[2, 'foo', 'a']]);
  });

  it('lose no cell for which the first row has no name', async () => {
    const items = await itemsOf('term,notes\nrun,to move fast, on foot\nwalk,slower,,\n');
    const checked = items.map((item) => checkItem(item, new Date()));
    expect(checked).toMatchObject([
      [{ line: 2, field: null, reason: 'TOO_MANY' }],
      { value: { term: 'walk', notes: ['slower'] } },
    ]);
  });
});

describe('a table is refused', () => {
  it.each([
    ['if a quote is never closed', 'term\nfine\n"broken\n', 3],
    ['if a row is too long', `term\nfine\n${'x'.repeat(1_100_000)}\nfine\n`, 3],
  ])('%s, by the line where the row begins', async (_title, text, line) => {
    expect(await faultOf(text)).toMatchObject({ line, reason: 'INVALID_FILE' });
  });

  it.each([
    ['has a column twice that a word has once', 'term,notes,term\na,b,c\n', '', 'term'],
    ['has a mapped column twice', 'Word,Note,Note\na,b,c\n', 'term:Word,notes:Note', 'Note'],
    ['lacks a mapped column', 'a,b\n', 'term:Word', 'Word'],
  ])('if its first row %s', async (_title, text, mapping, field) => {
    expect(await faultOf(text, { mapping })).toMatchObject({
      ...{ line: 1, field, reason: 'INVALID_MAPPING' },
    });
  });
});
