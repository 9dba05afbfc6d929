import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf, KINDLE_TABLES, KINDLE_WORDS } from '../../../../../../test/support/kindle.js';
import { ImportFault } from '../../../../../platform/files/import-fault.js';
import { checkItem } from '../../check/item-check.js';
import { KindleSource } from './kindle-source.js';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wordgrove-kindle-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function wordsOf(bytes: Buffer) {
  async function* all() {
    yield bytes;
  }
  const source = await KindleSource.open(all(), { directory, language: 'LANGUAGE_GERMAN' });
  try {
    const words: unknown[] = [];
    for await (const item of source.items()) {
      const checked = checkItem(item, new Date());
      words.push(Array.isArray(checked) ? checked : checked.value);
    }
    return words;
  } finally {
    await source.close();
  }
}

describe('the vocabulary of a Kindle', () => {
  it('has words with their sentences and books, the latest first', async () => {
    expect(await wordsOf(await databaseOf(KINDLE_TABLES, KINDLE_WORDS))).toEqual([
      {
        ...{ term: 'quay', language: 'LANGUAGE_ENGLISH' },
        contexts: [
          { sentence: 'On the quays.' },
          { sentence: 'The quays were empty.', source_title: 'The Voyage' },
        ],
      },
      {
        ...{ term: 'quai', language: 'LANGUAGE_FRENCH' },
        contexts: [{ sentence: 'Sur le <i>quai</i>.' }],
      },
      { term: 'alone', language: 'LANGUAGE_ENGLISH', contexts: [] },
      [expect.objectContaining({ line: 4, field: 'language', reason: 'INVALID_LANGUAGE' })],
    ]);
  });

  it('leaves out texts that are no ids, however long they are', async () => {
    const words = `INSERT INTO WORDS (id, word, lang) VALUES (hex(zeroblob(1e6)), 'quay', 'en');
      INSERT INTO LOOKUPS (id, word_key, usage) SELECT '1', id, 'A quay.' FROM WORDS`;
    expect(await wordsOf(await databaseOf(KINDLE_TABLES, words))).toEqual([
      { term: 'quay', language: 'LANGUAGE_ENGLISH', contexts: [] },
    ]);
  });

  it('has at most as many contexts as a word can have, each short enough', async () => {
    const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO LOOKUPS (id, word_key, usage, timestamp)
      SELECT i, 'en:quay', printf('%.*c', 9000, 'x') || ' quay ' || i, i FROM n`;
    const word = "INSERT INTO WORDS (id, word, stem, lang) VALUES ('en:quay', 'quay', 'quay', '')";
    const [found] = await wordsOf(await databaseOf(KINDLE_TABLES, word, many));
    expect(found).toMatchObject({ term: 'quay', language: 'LANGUAGE_GERMAN' });
    const { contexts } = found as { contexts: { sentence: string }[] };
    expect(contexts).toHaveLength(20);
    expect(contexts.every(({ sentence }) => sentence.includes('quay'))).toBe(true);
  });

  it.each([
    ['another database, by its tables', 'CREATE TABLE bookmarks (a)', '“bookmarks”'],
    [
      'a view under the name of a table',
      `${KINDLE_TABLES}; DROP TABLE WORDS; CREATE VIEW WORDS AS SELECT id, id AS word, id AS stem, id AS lang FROM LOOKUPS`,
      'WORDS, LOOKUPS',
    ],
    [
      'a column that is code',
      `${KINDLE_TABLES}; DROP TABLE BOOK_INFO; CREATE TABLE BOOK_INFO (id TEXT, title TEXT AS (hex(zeroblob(1e9))))`,
      'WORDS, LOOKUPS',
    ],
    [
      'a table without rows by number',
      `${KINDLE_TABLES}; DROP TABLE WORDS; CREATE TABLE WORDS (id TEXT PRIMARY KEY, word, stem, lang) WITHOUT ROWID`,
      'damaged',
    ],
  ])('is no %s', async (_title, schema, seen) => {
    const error: unknown = await wordsOf(await databaseOf(schema)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ImportFault);
    expect((error as ImportFault).error.description).toContain(seen);
  });

  it('is refused wherever it is cut or scrambled', async () => {
    const bytes = await databaseOf(KINDLE_TABLES, KINDLE_WORDS);
    for (const length of [0, 16, 100, 4_096, bytes.length - 4_096])
      await expect(wordsOf(bytes.subarray(0, length))).rejects.toThrow(ImportFault);
    const scrambled = Buffer.from(bytes);
    scrambled.fill(0xff, 4_096);
    await expect(wordsOf(scrambled)).rejects.toThrow(ImportFault);
  });
});
