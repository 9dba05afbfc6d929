import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findPacks } from './found-packs.js';
import { MAX_INDEX_BYTES, MAX_UNPACKED_BYTES } from './limits.js';
import { indexed, packDirectory, writeDictd, writeZip, YOMITAN_INDEX } from './packs.fixture.js';

const directory = packDirectory();
const ROW = ['x', '', '', '', 0, ['y'], 1, ''];

const inDirectory = (name: string) => join(directory.path, name);

/** Writes a zip with these files beside an index and a bank. */
const zipOf = (files: Record<string, unknown>) =>
  writeZip(inDirectory('x.zip'), {
    'index.json': YOMITAN_INDEX,
    'term_bank_1.json': [ROW],
    ...files,
  });

/** Changes the bytes of the zip. */
async function change(edit: (bytes: Buffer) => void): Promise<void> {
  const bytes = await readFile(inDirectory('x.zip'));
  edit(bytes);
  await writeFile(inDirectory('x.zip'), bytes);
}

describe('a hostile or broken pack is refused with the reason:', () => {
  it.each([
    ['no zip', () => writeFile(inDirectory('x.zip'), 'PK or not'), /not a zip archive/],
    ['no index', () => zipOf({ 'index.json': '' }), /no index.json/],
    ['an index of another kind', () => zipOf({ 'index.json': '[]' }), /no format/],
    [
      'an index in UTF-16',
      () => zipOf({ 'index.json': Buffer.from('{}', 'utf16le') }),
      /no format|not JSON in UTF-8/,
    ],
    [
      'a format of the future',
      () => zipOf({ 'index.json': { ...YOMITAN_INDEX, format: 9 } }),
      /no format/,
    ],
    [
      'no language',
      () => zipOf({ 'index.json': { title: 'x', format: 3 } }),
      /codes of its languages/,
    ],
    [
      'a language that is not ours',
      () => zipOf({ 'index.json': { ...YOMITAN_INDEX, sourceLanguage: 'tlh' } }),
      /"tlh"/,
    ],
    ['a bank that is no list', () => zipOf({ 'term_bank_1.json': '{"a": 1}' }), /not a JSON list/],
    [
      'a bank that is cut off',
      () => zipOf({ 'term_bank_1.json': '[["x", "", "", "", 0, ["y"' }),
      /incomplete/,
    ],
    ['a bank that is no JSON', () => zipOf({ 'term_bank_1.json': '[{x}]' }), /not valid JSON/],
    [
      'a bank in Latin-1',
      () => zipOf({ 'term_bank_1.json': Buffer.from('["é"]', 'latin1') }),
      /not in UTF-8/,
    ],
    ['no word', () => zipOf({ 'term_bank_1.json': '[]' }), /no entry/],
  ])('%s', async (_, write, reason) => {
    await write();
    await expect(indexed(directory.path)).rejects.toThrow(reason);
  });

  it('a path that leads out of the zip', async () => {
    await zipOf({ 'aa/bb/etc/passwd': 'x' });
    await change((bytes) => {
      for (let at = bytes.indexOf('aa/bb/'); at >= 0; at = bytes.indexOf('aa/bb/', at))
        bytes.write('../../', at);
    });
    await expect(indexed(directory.path)).rejects.toThrow(/path that leads out/);
  });

  it('a bomb that says its size, and one that does not', async () => {
    await zipOf({});
    const directoryOf = (bytes: Buffer) => bytes.lastIndexOf(Buffer.from('PK\u0001\u0002'));
    await change(
      (bytes) => void bytes.writeUInt32LE(MAX_UNPACKED_BYTES + 1, directoryOf(bytes) + 24),
    );
    await expect(indexed(directory.path)).rejects.toThrow(/unpacks to more than 1024 MiB/);
    await change((bytes) => void bytes.writeUInt32LE(5, directoryOf(bytes) + 24));
    await expect(indexed(directory.path)).rejects.toThrow(/damaged/);
  });

  it('a dictd index of 2 GB', async () => {
    await writeDictd(inDirectory('x-deu-eng'), [['x', 'y']]);
    // It is sparse: it takes no space.
    await truncate(inDirectory('x-deu-eng.index'), 2 ** 31);
    await expect(indexed(directory.path)).rejects.toThrow(/1024 MiB/);
    await truncate(inDirectory('x-deu-eng.index'), MAX_INDEX_BYTES + 1);
    await expect(indexed(directory.path)).rejects.toThrow(/64 MiB/);
  });

  it.each([
    ['no lines', 'words\n', /Line 1/],
    ['numbers of another kind', 'x\tA\tB\ny\t-1\tB\n', /Line 2/],
    ['numbers without end', `x\t${'/'.repeat(40)}\tB\n`, /Line 1/],
    ['a place beyond the end', 'x\tA\t/\n', /beyond the end/],
    ['Latin-1', Buffer.from('é\tA\tB\n', 'latin1'), /Line 1 of its index is not in UTF-8/],
  ])('a dictd index with %s', async (_, index, reason) => {
    await writeDictd(inDirectory('x-deu-eng'), [['x', 'yy']]);
    await writeFile(inDirectory('x-deu-eng.index'), index);
    await expect(indexed(directory.path)).rejects.toThrow(reason);
  });

  it.each([
    ['Latin-1', gzipSync(Buffer.from('é', 'latin1')), /not in UTF-8/],
    ['a damaged file', gzipSync('x'.repeat(9)).subarray(0, 11), /cannot be unpacked/],
  ])('a dictd text in %s', async (_, text, reason) => {
    await writeDictd(inDirectory('x-deu-eng'), [['x', 'y']]);
    await writeFile(inDirectory('x-deu-eng.dict.dz'), text);
    await expect(indexed(directory.path)).rejects.toThrow(reason);
  });

  it('a file that belongs to nothing', async () => {
    await writeFile(inDirectory('lonely.index'), '');
    await writeFile(inDirectory('lost.dict.dz'), '');
    await writeFile(inDirectory('words.mdx'), '');
    await writeFile(inDirectory('README.md'), '');
    expect(await findPacks(directory.path)).toMatchObject([
      { name: 'lonely.index', reason: expect.stringContaining('.dict') },
      { name: 'lost.dict.dz', reason: expect.stringContaining('.index') },
      { name: 'words.mdx', reason: expect.stringContaining('neither') },
    ]);
  });
});
