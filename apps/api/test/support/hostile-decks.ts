import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sqlite from 'node-sqlite3-wasm';
import { ZipFile } from 'yazl';

const TABLES = `
  create table col (crt integer, ver integer, conf text, models text, decks text);
  create table notes (id integer primary key, mid integer, tags text, flds text, data text);
  create table cards (id integer primary key, nid integer, did integer, ord integer, type integer,
    queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer,
    odue integer, odid integer, data text);
  create table revlog (id integer primary key, cid integer, ease integer, ivl integer, factor integer,
    time integer, type integer);`;

/** The bytes of an Anki deck whose note types are this JSON. */
export function deckWithTypes(models: string): Promise<Buffer> {
  return deckWith((database) => database.run('update col set models = ?', models));
}

/** The bytes of an Anki deck that has such a large value in the place of a number. */
export function deckWithNumber(bytes: number): Promise<Buffer> {
  return deckWith((database) => database.run('update col set crt = zeroblob(?)', bytes));
}

/** The bytes of a deck that these changes make of one with a single note. */
export async function deckWith(change: (database: sqlite.Database) => unknown): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'wordgrove-deck-of-test-'));
  try {
    const collection = join(directory, 'collection.sqlite');
    const database = new sqlite.Database(collection);
    database.exec(TABLES);
    database.run("insert into col values (0, 11, '{}', '{}', '{}')");
    database.run('insert into notes values (1, 1, ?, ?, ?)', ['', 'quay', '']);
    change(database);
    database.close();
    const path = join(directory, 'deck.apkg');
    const archive = new ZipFile();
    archive.addFile(collection, 'collection.anki2', { compressionLevel: 1 });
    archive.end();
    await pipeline(archive.outputStream, createWriteStream(path));
    return await readFile(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
