import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePackage, type AnkiCardToWrite } from '@wordgrove/anki';
import { deckWith } from './hostile-decks.js';

/** The bytes of an Anki deck with these terms, as they are when nothing has been reviewed. */
export async function deckOf(at: Date, terms: readonly string[]): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'wordgrove-deck-of-test-'));
  const card: AnkiCardToWrite = {
    ...{ type: 'NEW', isSuspended: false, intervalDays: 0, reps: 0, lapses: 0 },
    ...{ memory: null, reviews: [], dueAt: at },
  };
  const notes = terms.map((term) => ({
    ...{ id: term, createdAt: at, updatedAt: at, term, meaning: `what ${term} means` },
    ...{ context: '', source: '', language: '', tags: [], card },
  }));
  try {
    const path = join(directory, 'deck.apkg');
    await writePackage(path, directory, { deckName: 'Test', writtenAt: at }, notes);
    return await readFile(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A note of any type. */
interface NoteOfType {
  type: string;
  fields: Record<string, string>;
}

/** The bytes of an Anki deck with these notes, each of a type of its own. */
export function deckOfNotes(notes: readonly NoteOfType[]): Promise<Buffer> {
  const types = notes.map(({ type, fields }, id) => {
    const flds = Object.keys(fields).map((name, ord) => ({ name, ord }));
    return [id, { id, name: type, flds }];
  });
  return deckWith((database) => {
    database.run('update col set models = ?', JSON.stringify(Object.fromEntries(types)));
    database.run('delete from notes');
    for (const [id, { fields }] of notes.entries()) {
      const values = Object.values(fields).join('\u001f');
      database.run('insert into notes values (?, ?, ?, ?, ?)', [id + 1, id, '', values, '']);
    }
  });
}
