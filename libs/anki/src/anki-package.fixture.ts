import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { compress, init } from '@bokuweb/zstd-wasm';
import sqlite, { type Database, type SQLiteValue } from 'node-sqlite3-wasm';
import { ZipFile } from 'yazl';
import { SCHEMA_11, UPGRADE_TO_18, USE_UNICASE } from './anki-schema.fixture.js';

/** 2020-01-01, 04:00 UTC: the time at which an example collection begins. */
export const CREATED_SECONDS = 1_577_851_200;

export interface NoteRow {
  id?: number;
  mid?: number;
  tags?: string;
  fields?: string[];
}

export interface CardRow {
  id?: number;
  nid?: number;
  did?: number;
  ord?: number;
  type?: number;
  queue?: number;
  due?: number;
  ivl?: number;
  factor?: number;
  reps?: number;
  lapses?: number;
  odue?: number;
  odid?: number;
  data?: string;
}

export interface ReviewRow {
  id: number;
  cid?: number;
  ease?: number;
  ivl?: number;
  factor?: number;
  time?: number;
  type?: number;
}

export interface Collection {
  notes?: NoteRow[];
  cards?: CardRow[];
  reviews?: ReviewRow[];
  schedulerVersion?: number;
}

const NOTE_TYPES = [
  { id: 101, name: 'Basic', fields: ['Front', 'Back'] },
  { id: 102, name: 'Cloze', fields: ['Text', 'Extra'] },
];
const DECKS = [
  { id: 1, name: 'Default' },
  { id: 7, name: ['German', 'Verbs'] },
  { id: 8, name: 'Cram' },
];

/** Writes a collection file of schema 11, from which older packages are made. */
export function schema11(path: string, collection: Collection): void {
  const database = new sqlite.Database(path);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  database.exec(SCHEMA_11);
  const models = NOTE_TYPES.map(({ id, name, fields }) => [
    id,
    // Anki keeps the order of fields in `ord`, not in the array.
    { id, name, flds: fields.map((field, ord) => ({ name: field, ord })).reverse() },
  ]);
  const decks = DECKS.map(({ id, name }) => [id, { id, name: [name].flat().join('::') }]);
  insert(database, 'col', {
    ...{ id: 1, crt: CREATED_SECONDS, mod: 0, scm: 0, ver: 11, dty: 0, usn: 0, ls: 0 },
    conf: JSON.stringify({ schedVer: collection.schedulerVersion ?? 2 }),
    models: JSON.stringify(Object.fromEntries(models)),
    decks: JSON.stringify(Object.fromEntries(decks)),
    ...{ dconf: '{}', tags: '{}' },
  });
  insertRows(database, collection);
  database.exec('COMMIT');
  database.close();
}

/** Writes a collection file of schema 18, from which current packages are made. */
export function schema18(path: string, collection: Collection): void {
  const database = new sqlite.Database(path);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  database.exec(SCHEMA_11 + UPGRADE_TO_18);
  const none = Buffer.alloc(0);
  for (const { id, name, fields } of NOTE_TYPES) {
    insert(database, 'notetypes', { id, name, mtime_secs: 0, usn: 0, config: none });
    fields.forEach((field, ord) =>
      insert(database, 'fields', { ntid: id, ord, name: field, config: none }),
    );
  }
  for (const { id, name } of DECKS) {
    const stored = { id, name: [name].flat().join('\u001f'), mtime_secs: 0, usn: 0 };
    insert(database, 'decks', { ...stored, common: none, kind: none });
  }
  const version = Buffer.from(String(collection.schedulerVersion ?? 2));
  insert(database, 'config', { KEY: 'schedVer', usn: 0, mtime_secs: 0, val: version });
  insert(database, 'col', {
    ...{ id: 1, crt: CREATED_SECONDS, mod: 0, scm: 0, ver: 18, dty: 0, usn: 0, ls: 0 },
    ...{ conf: '', models: '', decks: '', dconf: '', tags: '' },
  });
  insertRows(database, collection);
  database.exec('COMMIT');
  database.exec(USE_UNICASE);
  database.close();
}

function insertRows(database: Database, { notes = [], cards = [], reviews = [] }: Collection) {
  for (const { id = 1, mid = 101, tags = '', fields = ['front', 'back'] } of notes)
    insert(database, 'notes', {
      ...{ id, guid: `guid${id}`, mid, mod: 0, usn: 0, tags, flds: fields.join('\u001f') },
      ...{ sfld: fields[0] ?? '', csum: 0, flags: 0, data: '' },
    });
  for (const card of cards)
    insert(database, 'cards', {
      ...{ id: 1, nid: 1, did: 1, ord: 0, mod: 0, usn: 0, type: 0, queue: 0, due: 0, ivl: 0 },
      ...{ factor: 0, reps: 0, lapses: 0, left: 0, odue: 0, odid: 0, flags: 0, data: '' },
      ...card,
    });
  for (const review of reviews)
    insert(database, 'revlog', {
      ...{ cid: 1, usn: 0, ease: 3, ivl: 1, lastIvl: 0, factor: 2500, time: 1000, type: 1 },
      ...review,
    });
}

function insert(database: Database, table: string, row: Record<string, SQLiteValue>): void {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`,
    Object.values(row),
  );
}

/** Zips files, given by their names in the archive, into one archive. */
export async function zip(path: string, files: Record<string, Buffer>): Promise<string> {
  const archive = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) archive.addBuffer(bytes, name);
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(path));
  return path;
}

let isReady: Promise<void> | undefined;
/** The compressor is created once: a second one would take away the memory of the first one. */
const ready = () => (isReady ??= init());

export async function zstd(bytes: Buffer): Promise<Buffer> {
  await ready();
  return Buffer.from(compress(bytes));
}

/** The collection that Anki puts beside a current one for older readers. */
const DUMMY: Collection = {
  notes: [{ id: 1, fields: ['Please update to the latest Anki version.', ''] }],
  cards: [{}],
};

/** Writes a package as the Anki of its time does. */
export async function packageOf(
  directory: string,
  version: 'anki2' | 'anki21' | 'anki21b',
  collection: Collection,
): Promise<string> {
  const main = join(directory, 'main.sqlite');
  const dummy = join(directory, 'dummy.sqlite');
  (version === 'anki21b' ? schema18 : schema11)(main, collection);
  schema11(dummy, DUMMY);
  const bytes = await readFile(main);
  // Current versions of Anki leave their collection in write-ahead mode.
  if (version === 'anki21b') bytes.set([2, 2], 18);
  const stored = version === 'anki21b' ? await zstd(bytes) : bytes;
  const older: Record<string, Buffer> =
    version === 'anki2' ? {} : { 'collection.anki2': await readFile(dummy) };
  return zip(join(directory, `${version}.apkg`), {
    ...older,
    [`collection.${version}`]: stored,
    media: Buffer.from('{}'),
  });
}
