import { randomUUID } from 'node:crypto';
import { Any } from 'typeorm';
import { columnsOf } from '../../../platform/database/columns.js';
import { membersOf, recordOf } from '../../../platform/database/records.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { Importer } from '../../../platform/files/import-section.js';
import { DeletedWordEntity } from '../changes/deleted-word.entity.js';
import { OWN, upsertWords, WORD_PLACE, type WordPlace } from '../collect/collect-upsert.sql.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import { HAS_ROOM } from '../members/member.sql.js';
import { MEMBER_NAMES } from '../members/word-members.js';
import { workOutProfiles } from '../profile/word-profile.repository.js';
import { withProfiles, type WordProfile } from '../profile/word-profile.js';
import { MEMORY, memoryValues } from '../memory/memory-write.sql.js';
import { wordKey } from '../term-key.js';
import type { ImportedWord, WordToImport } from './word-to-import.js';

// These are the properties that collecting fills, and those of the past.
const RECORD = [
  ...OWN,
  ...MEMORY,
  'declaredMasteryLevel',
  'declaredAt',
  'declaredTimeZone',
  'suspended',
  'createdAt',
  'updatedAt',
] as const;

const IMPORT = statement<WordPlace>(
  'learned-words.import',
  upsertWords({
    properties: RECORD,
    values: membersOf(RECORD),
    words: `json_to_recordset($3::json) as word (${recordOf(LearnedWordEntity, RECORD)})`,
    returned: WORD_PLACE,
  }),
);

// An id is taken if another word has it, or if a deleted word of another user had it. The user's own
// deleted words come back under their old ids.
const TAKEN = statement<Pick<LearnedWordEntity, 'id'>>(
  'learned-words.taken-ids',
  `select id from learned_words where id = any($2::uuid[])
   union select word_id from deleted_words where word_id = any($2::uuid[]) and user_id <> $1`,
);

const TO_COMPLETE = ['language', 'termKey', ...MEMBER_NAMES] as const;

// The words have the name that the condition has for what an upsert adds.
const WITHOUT_ROOM = statement<Pick<WordPlace, 'language' | 'termKey'>>(
  'learned-words.without-room',
  `select ${columnsOf(LearnedWordEntity, ['language', 'termKey'], 'learned_words')}
   from json_to_recordset($2::json) as excluded (${recordOf(LearnedWordEntity, TO_COMPLETE)})
     join learned_words on learned_words.user_id = $1
       and learned_words.language = excluded.language collate "C"
       and learned_words.term_key = excluded."termKey" collate "C"
   where not (${HAS_ROOM})`,
);

/**
 * Returns the {@link wordKey}s of those words that the user has already, and that would have too many tags, notes or
 * contexts if these were added.
 */
export async function findWithoutRoom(
  sql: SqlExecutor,
  userId: string,
  words: readonly WordToImport[],
): Promise<Set<string>> {
  const records = words.map((word) =>
    Object.fromEntries(TO_COMPLETE.map((property) => [property, word[property]])),
  );
  const rows = await sql.rows(WITHOUT_ROOM, [userId, JSON.stringify(records)]);
  return new Set(rows.map(wordKey));
}

/**
 * Adds words of different terms in a transaction, and the memory of those that are new. Returns the words
 * by their {@link wordKey}. A word that would have too many tags, notes or contexts is missing there.
 */
export async function importWords(
  sql: SqlExecutor,
  { userId, applicationId }: Importer,
  words: readonly WordToImport[],
): Promise<Map<string, ImportedWord>> {
  const taken = await sql.rows(TAKEN, [userId, words.map(({ id }) => id)]);
  const free = withFreeIds(words, new Set(taken.map(({ id }) => id)));
  const records = (await withProfiles(free)).map(valuesOf);
  const values = [userId, applicationId, JSON.stringify(records)];
  const rows = await sql.rows(IMPORT, values);
  const given = { userId, wordId: Any(rows.map(({ id }) => id)) };
  await sql.manager.delete(DeletedWordEntity, given);
  const offered = new Set(records.map(({ id }) => id));
  const known = rows.map(({ id }) => id).filter((id) => !offered.has(id));
  await workOutProfiles(sql, userId, known);
  return new Map(rows.map((row) => [wordKey(row), { id: row.id, isNew: offered.has(row.id) }]));
}

function withFreeIds(words: readonly WordToImport[], taken: ReadonlySet<string>): WordToImport[] {
  const used = new Set(taken);
  return words.map((word) => {
    const id = used.has(word.id) ? neighbourOf(word.id) : word.id;
    used.add(id);
    return { ...word, id };
  });
}

// Words of the same time are sorted by their ids, and they keep their order: in the ids that the service
// makes, only the last 40 bits do not express it.
function neighbourOf(id: string): string {
  return id.slice(0, 26) + randomUUID().slice(26);
}

function valuesOf({ level, memory, masteryLevel, ...word }: WordToImport & WordProfile) {
  const remembered = { ...memoryValues(memory), masteryLevel };
  const values = { ...word, ...remembered, declaredMasteryLevel: level };
  return values satisfies Record<(typeof RECORD)[number], unknown>;
}
