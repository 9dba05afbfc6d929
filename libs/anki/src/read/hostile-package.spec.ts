import { randomBytes } from 'node:crypto';
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import {
  type Collection,
  packageOf,
  schema11,
  schema18,
  zip,
  zstd,
} from '../anki-package.fixture.js';
import { openPackage, type OpenOptions } from '../index.js';
import { readNotes } from '../read-notes.fixture.js';
import { workDirectory } from '../work-directory.fixture.js';

const directory = workDirectory();
const inside = (name: string) => join(directory.path, name);

const COLLECTION: Collection = {
  notes: [{ id: 1 }, { id: 2 }],
  cards: [{}],
  reviews: [{ id: 1e12 }],
};

/** The first byte of a page of SQLite that points to others. */
const INTERIOR_PAGE = 5;

/** Reads a package and returns what is wrong with it. No unpacked file may be left. */
async function faultOf(path: string, options: OpenOptions = {}) {
  const before = await readdir(directory.path);
  const result = await readNotes(path, directory.path, options).then(
    () => 'none',
    (error: unknown) => error,
  );
  expect(await readdir(directory.path)).toEqual(before);
  return result;
}

const fault = (name: string) => expect.objectContaining({ name: 'AnkiPackageError', fault: name });

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  await writeFile(inside(name), bytes);
  return inside(name);
}

async function collectionBytes(change: string, schema = schema11): Promise<Buffer> {
  const path = inside('changed.sqlite');
  schema(path, COLLECTION);
  const database = new sqlite.Database(path);
  database.exec(change);
  database.close();
  return readFile(path);
}

const anki2 = async (bytes: Buffer) => zip(inside('hostile.apkg'), { 'collection.anki2': bytes });
const anki21b = async (bytes: Buffer) =>
  zip(inside('hostile.apkg'), { 'collection.anki21b': bytes });

describe('a file that is not a package', () => {
  it.each([0, 1, 21, 22, 100_000])('is told from %d random bytes', async (length) => {
    const path = await fileOf('random.apkg', randomBytes(length));
    expect(await faultOf(path)).toEqual(fault('NOT_A_ZIP'));
  });

  it('is told from a truncated one', async () => {
    const path = await packageOf(directory.path, 'anki21b', COLLECTION);
    await truncate(path, 2000);
    expect(await faultOf(path)).toEqual(fault('NOT_A_ZIP'));
  });

  it('is told from another archive, even one with a collection in a folder', async () => {
    const bytes = await collectionBytes('');
    const path = await zip(inside('other.zip'), { 'x/collection.anki2': bytes, media: bytes });
    expect(await faultOf(path)).toEqual(fault('NO_COLLECTION'));
  });

  it('keeps its own error when it does not exist', async () => {
    expect(await faultOf(inside('missing.apkg'))).toMatchObject({ code: 'ENOENT' });
  });
});

describe('a disk that fails', () => {
  it('is not the fault of the package', async () => {
    const path = await packageOf(directory.path, 'anki21b', COLLECTION);
    const opened = openPackage(path, inside('nowhere'));
    await expect(opened).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  });
});

describe('names in the archive', () => {
  it('lead nowhere', async () => {
    const bytes = await collectionBytes('');
    const path = await zip(inside('names.apkg'), {
      'ab/cd/ef/gh': bytes,
      'collection.anki2': bytes,
    });
    const archive = (await readFile(path))
      .toString('latin1')
      .replaceAll('ab/cd/ef/gh', '../../../gh');
    await writeFile(path, archive, 'latin1');
    const opened = await openPackage(path, directory.path);
    expect(opened.noteCount).toBe(2);
    await opened.close();
    await expect(readFile(inside('../../../gh'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a package that grows', () => {
  const limits = { maxCollectionBytes: 1024 * 1024 };
  const zeros = Buffer.alloc(4 * 1024 * 1024);

  it('is refused as soon as too much comes out', async () => {
    expect(await faultOf(await anki2(zeros), limits)).toEqual(fault('TOO_LARGE'));
  });

  it('is refused when the archive lies', async () => {
    const path = await anki2(zeros);
    const archive = await readFile(path);
    const entry = archive.indexOf(Buffer.from('PK\u0001\u0002'));
    archive.writeUInt32LE(1000, entry + 24);
    await writeFile(path, archive);
    expect(await faultOf(path, limits)).toEqual(fault('DAMAGED'));
  });

  it('is refused when its Zstandard unpacks to too much', async () => {
    const packed = await zstd(zeros);
    expect(packed.length).toBeLessThan(10_000);
    expect(await faultOf(await anki21b(packed), limits)).toEqual(fault('TOO_LARGE'));
  });

  it.each([
    ['by its window', [0x00, 0xa8]],
    ['by its size', [0xa0, 0x00, 0x00, 0x00, 0x70]],
  ])('is refused when its Zstandard asks for too much memory %s', async (_, header) => {
    const frame = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, ...header, ...randomBytes(200)]);
    expect(await faultOf(await anki21b(frame))).toEqual(fault('TOO_LARGE'));
  });
});

describe('note types that would take much memory', () => {
  it.each([
    ['by their size', `{"1":"${' '.repeat(17 * 1024 * 1024)}"}`],
    ['by the number of their lists', `{"1":[${'[],'.repeat(500_000)}[]]}`],
    ['by the depth of their lists', `{"1":${'['.repeat(33)}${']'.repeat(33)}}`],
  ])('are refused %s', async (_, json) => {
    const bytes = await collectionBytes(`UPDATE col SET models = '${json}'`);
    expect(await faultOf(await anki2(bytes))).toEqual(fault('TOO_LARGE'));
  });

  it('are read in spite of brackets and commas in their texts', async () => {
    const css = `\\"${'[{,'.repeat(600_000)}`;
    const models = `{"101":{"name":"Basic","css":"${css}","flds":[{"name":"Front"}]}}`;
    const bytes = await collectionBytes(`UPDATE col SET models = '${models}'`);
    expect(await faultOf(await anki2(bytes))).toBe('none');
  });
});

describe('a damaged collection', () => {
  it('is told from random bytes, packed or not', async () => {
    expect(await faultOf(await anki2(randomBytes(8192)))).toEqual(fault('DAMAGED'));
    expect(await faultOf(await anki21b(randomBytes(8192)))).toEqual(fault('DAMAGED'));
    expect(await faultOf(await anki21b(await zstd(randomBytes(8192))))).toEqual(fault('DAMAGED'));
  });

  it('is told from half of one', async () => {
    const bytes = await collectionBytes('');
    const half = bytes.subarray(0, bytes.length / 2);
    expect(await faultOf(await anki2(half))).toEqual(fault('DAMAGED'));
    const packed = await zstd(bytes);
    expect(await faultOf(await anki21b(packed.subarray(0, -20)))).toEqual(fault('DAMAGED'));
  });

  it('is told from notes that would go round for ever', async () => {
    const bytes = await collectionBytes(
      `WITH RECURSIVE r (n) AS (SELECT 10 UNION ALL SELECT n + 1 FROM r LIMIT 40)
       INSERT INTO notes SELECT n, n, mid, mod, usn, tags, hex(zeroblob(700)), sfld, csum, flags, data
       FROM r, notes WHERE id = 1`,
    );
    // The root of the table points to its pages in the order of the ids. The first one comes last here.
    const database = new sqlite.Database(inside('changed.sqlite'));
    const root = database.get("SELECT rootpage FROM sqlite_schema WHERE name = 'notes'");
    database.close();
    const page = bytes.subarray((Number(root?.['rootpage']) - 1) * bytes.readUInt16BE(16));
    expect(page[0]).toBe(INTERIOR_PAGE);
    const cells = Array.from({ length: page.readUInt16BE(3) }, (_, n) =>
      page.readUInt16BE(12 + 2 * n),
    );
    const places = [...cells, 8];
    const children = places.map((place) => page.readUInt32BE(place));
    for (const [n, place] of places.entries())
      page.writeUInt32BE(children[(n + 1) % children.length] ?? 0, place);
    expect(await faultOf(await anki2(bytes))).toEqual(fault('DAMAGED'));
  });

  it.each(['{', '[1]', '"x"', 'null', ''])('is told from its note types: %s', async (json) => {
    const bytes = await collectionBytes(`UPDATE col SET models = '${json}'`);
    const isEmpty = json === '[1]' || json === '"x"';
    const expected = isEmpty ? 'none' : fault('DAMAGED');
    expect(await faultOf(await anki2(bytes))).toEqual(expected);
  });
});

describe('an unknown schema', () => {
  it.each([
    ['no tables', 'DROP TABLE notes; DROP TABLE cards; DROP TABLE revlog; DROP TABLE col'],
    ['no notes', 'DROP TABLE notes'],
    ['no review log', 'DROP TABLE revlog'],
    ['no row about the collection', 'DELETE FROM col'],
    ['a version that is to come', 'UPDATE col SET ver = 19'],
    ['a version long gone', 'UPDATE col SET ver = 3'],
    ['a column less', 'ALTER TABLE notes RENAME COLUMN flds TO fields'],
    [
      'a view that never ends in place of a table',
      `DROP TABLE notes;
       CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
       SELECT id, 1 AS mid, '' AS tags, '' AS flds FROM n`,
    ],
    [
      'a view about the collection',
      'ALTER TABLE col RENAME TO c; CREATE VIEW col AS SELECT * FROM c',
    ],
    [
      'a column that is computed',
      `DROP TABLE notes;
       CREATE TABLE notes (id integer PRIMARY KEY, mid, tags, flds AS (hex(zeroblob(100000000))))`,
    ],
    [
      'a table without its key',
      'ALTER TABLE notes RENAME TO n; CREATE TABLE notes AS SELECT * FROM n',
    ],
  ])('is told from %s', async (_, change) => {
    expect(await faultOf(await anki2(await collectionBytes(change)))).toEqual(
      fault('SCHEMA_UNKNOWN'),
    );
  });

  it('is told from a view in place of a table that is new', async () => {
    const view = "SELECT 'schedVer' AS key, substr(hex(zeroblob(400000000)), 1, 1) AS val";
    const change = `DROP TABLE config; CREATE VIEW config AS ${view}`;
    // Unpacked, it could as well be an older file.
    const bytes = await collectionBytes(change, schema18);
    expect(await faultOf(await anki2(bytes))).toEqual(fault('SCHEMA_UNKNOWN'));
  });
});
