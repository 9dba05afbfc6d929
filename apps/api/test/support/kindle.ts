import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';

/** The tables of `vocab.db`, as a Kindle creates them. */
export const KINDLE_TABLES = `
  CREATE TABLE WORDS (id TEXT PRIMARY KEY NOT NULL, word TEXT, stem TEXT, lang TEXT,
    category INTEGER DEFAULT 0, timestamp INTEGER DEFAULT 0, profileid TEXT);
  CREATE TABLE LOOKUPS (id TEXT PRIMARY KEY NOT NULL, word_key TEXT, book_key TEXT, dict_key TEXT,
    pos TEXT, usage TEXT, timestamp INTEGER DEFAULT 0);
  CREATE TABLE BOOK_INFO (id TEXT PRIMARY KEY NOT NULL, asin TEXT, guid TEXT, lang TEXT,
    title TEXT, authors TEXT);
  CREATE TABLE DICT_INFO (id TEXT PRIMARY KEY NOT NULL, asin TEXT, langin TEXT, langout TEXT);
  CREATE INDEX lookupwordkey ON LOOKUPS (word_key);`;

/** A vocabulary with two words of two books and a language that no word can be in. */
export const KINDLE_WORDS = `
  INSERT INTO WORDS (id, word, stem, lang) VALUES
    ('en:quays', 'quays', 'quay', 'en'), ('fr-CA:quai', 'quai', 'quai', 'fr-CA'),
    ('en:alone', 'alone', '', 'en'), ('xx:x', 'x', 'x', 'xx');
  INSERT INTO BOOK_INFO (id, title, authors) VALUES ('b1', 'The Voyage', 'A. Nobody'), ('b2', '', '');
  INSERT INTO LOOKUPS (id, word_key, book_key, usage, timestamp) VALUES
    ('1', 'en:quays', 'b1', 'The quays were empty. ', 1), ('2', 'en:quays', 'b2', 'On the quays.', 2),
    ('3', 'fr-CA:quai', 'nowhere', 'Sur le <i>quai</i>.', 3), ('4', 'en:alone', 'b1', '', 4);`;

/** Returns the bytes of a SQLite file that these statements make. */
export async function databaseOf(...statements: string[]): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'wordgrove-kindle-of-test-'));
  try {
    const path = join(directory, 'vocab.db');
    const database = new sqlite.Database(path);
    for (const statement of statements) database.exec(statement);
    database.close();
    return await readFile(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
