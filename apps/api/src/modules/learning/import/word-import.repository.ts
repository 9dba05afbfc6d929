import { randomUUID } from 'node:crypto';
import { statement, type SqlExecutor } from '../../../platform/database/sql.js';
import type { Importer } from '../../../platform/files/import-section.js';
import {
  DECLARATION_COLUMNS,
  upsertWords,
  WORD_COLUMNS,
  WORD_PLACE,
  type WordPlace,
} from '../collect/collect-upsert.repository.js';
import { contentOf } from '../members/word-content.js';
import { wordKey } from '../term-key.js';
import type { ImportedWord, WordToImport } from './word-to-import.js';

// Those that collecting fills, and those of a past.
const RECORD = {
  ...WORD_COLUMNS,
  ...DECLARATION_COLUMNS,
  learning_step: 'integer',
  review_count: 'integer',
  lapse_count: 'integer',
  last_reviewed_at: 'timestamptz',
  suspended: 'boolean',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};

const COLUMNS = Object.entries(RECORD).map(([name, type]) => `${name} ${type}`);

const IMPORT = statement(
  'learned-words.import',
  upsertWords({
    columns: Object.keys(RECORD).join(', '),
    values: 'word.*',
    words: `json_to_recordset($3::json) as word (${COLUMNS.join(', ')})`,
    returned: WORD_PLACE,
  }),
);

// An id is another word's, or was: of the user's own words that were deleted, ids are given back.
const TAKEN = statement(
  'learned-words.taken-ids',
  `select id from learned_words where id = any($2::uuid[])
   union select word_id from deleted_words where word_id = any($2::uuid[]) and user_id <> $1`,
);

const FORGET_DELETIONS = statement(
  'learned-words.forget-deletions',
  'delete from deleted_words where user_id = $1 and word_id = any($2::uuid[])',
);

/**
 * Adds words of different terms in a transaction, with their memory where they are new. The answer
 * has them by {@link wordKey}; a word that would have too many tags, notes or contexts is missing.
 */
export async function importWords(
  sql: SqlExecutor,
  { userId, applicationId }: Importer,
  words: readonly WordToImport[],
): Promise<Map<string, ImportedWord>> {
  const taken = await sql.rows<{ id: string }>(TAKEN, [userId, words.map(({ id }) => id)]);
  const records = withFreeIds(words, new Set(taken.map(({ id }) => id))).map(recordOf);
  const values = [userId, applicationId, JSON.stringify(records)];
  const rows = await sql.rows<WordPlace>(IMPORT, values);
  await sql.execute(FORGET_DELETIONS, [userId, rows.map(({ id }) => id)]);
  const offered = new Set(records.map(({ id }) => id));
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

// Words of one moment are in the order of their ids, and stay in it: only the last 40 bits of those that we
// make say nothing of it.
function neighbourOf(id: string): string {
  return id.slice(0, 26) + randomUUID().slice(26);
}

function recordOf(word: WordToImport): Record<keyof typeof RECORD, unknown> {
  const { memory } = word;
  return {
    id: word.id,
    language: word.language,
    term: word.term,
    term_key: word.termKey,
    ...contentOf(word),
    memory_state: memory.state,
    stability: memory.stability,
    difficulty: memory.difficulty,
    learning_step: memory.learningStep,
    review_count: memory.reviewCount,
    lapse_count: memory.lapseCount,
    last_reviewed_at: memory.lastReviewedAt,
    next_review_at: memory.nextReviewAt,
    mastery_level: word.masteryLevel,
    declared_mastery_level: word.level,
    declared_at: word.declaredAt,
    suspended: word.suspended,
    created_at: word.createdAt,
    updated_at: word.updatedAt,
  };
}
