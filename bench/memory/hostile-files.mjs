// Files that were made to take much memory when they are read, and large ones that people may have.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sqlite from 'node-sqlite3-wasm';
import { ZipFile } from 'yazl';

const MEBIBYTE = 1024 * 1024;
const LISTS = 10_000_000;
const AT = new Date().toISOString();

const TABLES = `
  create table col (crt integer, ver integer, conf text, models text, decks text);
  create table notes (id integer primary key, mid integer, tags text, flds text, data text);
  create table cards (id integer primary key, nid integer, did integer, ord integer, type integer,
    queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer,
    odue integer, odid integer, data text);
  create table revlog (id integer primary key, cid integer, ease integer, ivl integer, factor integer,
    time integer, type integer);`;

/** The files by name: the format, and what makes the bytes. The hostile ones come first. */
export const FILES = {
  'deck, nested lists': ['apkg', () => deckWithTypes(`{"1":[${'[],'.repeat(LISTS)}[]]}`)],
  'deck, deep list': ['apkg', () => deckWithTypes('['.repeat(LISTS))],
  'deck, number of 300 MB': ['apkg', () => deckWithNumber(300_000_000)],
  'deck, markup': ['apkg', () => deckWithBacks("replace(hex(zeroblob(450000)), '0', '&')")],
  'deck, gaps': ['apkg', () => deckWithBacks("replace(hex(zeroblob(50000)), '0', '{{c1::a}}')")],
  'deck, texts for numbers': ['apkg', () => deckWithTextIds()],
  'json, empty lists': ['json', () => words(`[${'[],'.repeat(LISTS / 2)}[]]`)],
  'json, many tags': ['json', () => words(`{"tags":[${'"a",'.repeat(900_000)}"a"]}`)],
  'json, many members': ['json', () => words(...Array(6).fill(manyMembers()))],
  'json, wide, emoji': ['json', () => words(...wide('😀'))],
  'json, wide, escaped': ['json', () => words(...wide('\\u65e5'))],
  'json, elements of 14 MB': ['json', () => words(...Array(4).fill(largeNote(14)))],
  'json, wide elements of 7 MB': ['json', () => words(...Array(8).fill(largeNote(7, '😀')))],
  'csv, endless row': ['csv', () => Buffer.from(`term\n"${'a,'.repeat(LISTS)}`)],
  'csv, millions of cells': [
    'csv',
    () => Buffer.concat([Buffer.from('term'), Buffer.alloc(60_000_000, ','), Buffer.from('\nx\n')]),
  ],
  'large json, wordbook of 15 MB': ['json', wordbook],
  'large csv, 60,000 rows of 1 kB': ['csv', table],
};

const file = (sections) => `{"format":"wordgrove","version":1,${sections}}`;
const words = (...items) => Buffer.from(file(`"words":[${items}]`));
const largeNote = (mebibytes, end = '') =>
  `{"term":"one","notes":["${'a'.repeat(mebibytes * MEBIBYTE)}${end}"]}`;
const wide = (end) => [largeNote(14, end), largeNote(14, end)];
const manyMembers = () => `{${Array.from({ length: 200_000 }, (_, n) => `"k${n}":1`)}}`;

function wordbook() {
  const terms = Array.from({ length: 10_000 }, (_, n) => ({
    term: `term ${n}`,
    note: `${n} ${'好'.repeat(490)}`,
  }));
  const about = { id: randomUUID(), name: 'Of a file', description: '', visibility: 'PRIVATE' };
  const book = { ...about, language: 'LANGUAGE_ENGLISH', created_at: AT, updated_at: AT };
  return Buffer.from(file(`"wordbooks":[${JSON.stringify({ ...book, words: terms })}]`));
}

function table() {
  const rows = Array.from({ length: 60_000 }, (_, n) => `word ${n},${'a note '.repeat(140)}\n`);
  return Buffer.from(`term,notes\n${rows.join('')}`);
}

const deckWithTypes = (models) =>
  deckWith((database) => database.run('update col set models = ?', models));
const deckWithNumber = (bytes) =>
  deckWith((database) => database.run('update col set crt = zeroblob(?)', bytes));

function deckWithBacks(expression) {
  const copy = `insert into notes select ?, ?, tags, 'term' || char(31) || ${expression}, data from notes limit 1`;
  return deckWith((database) => {
    for (let id = 2; id <= 60; id += 1) database.run(copy, [id, `note ${id}`]);
  });
}

function deckWithTextIds() {
  const copy =
    "insert into notes select ?, 'ж' || hex(zeroblob(7e6)), tags, flds, data from notes limit 1";
  return deckWith((database) => {
    for (let id = 2; id <= 20; id += 1) database.run(copy, id);
  });
}

/** Returns the deck that these changes make of one with a single note. */
async function deckWith(change) {
  const directory = await mkdtemp(join(tmpdir(), 'wordgrove-bench-deck-'));
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
    archive.addFile(collection, 'collection.anki2');
    archive.end();
    await pipeline(archive.outputStream, createWriteStream(path));
    return await readFile(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
