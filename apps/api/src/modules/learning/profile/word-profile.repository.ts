import { columnsOf } from '../../../platform/database/columns.js';
import { recordOf } from '../../../platform/database/records.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { lastTurnOf } from '../changes/change-turn.sql.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import type { LearnedWord } from '../learned-word.js';
import { LEARNED_WORD_COLUMNS, wordColumns } from '../learned-word.sql.js';
import { contentIf, type ContentToAsk } from '../words-to-review.sql.js';
import {
  PROFILE,
  profileOf,
  withProfiles,
  type ProfiledContent,
  type WordProfile,
} from './word-profile.js';
import { hasProfileOf, IS_UNPROFILED, takeProfile } from './word-profile.sql.js';

const NAMED = ['id', 'term', 'language', 'senseId'] as const;
const RECORD = ['id', ...PROFILE] as const;

type UnprofiledWord = Pick<LearnedWordEntity, (typeof NAMED)[number]> & ContentToAsk;

// Of long notes and contexts, no more is read than cards are made of.
const READ = statement<UnprofiledWord>(
  'word-profiles.read',
  `select ${wordColumns(NAMED)}, ${contentIf('true')} from learned_words
   where learned_words.user_id = $1 and learned_words.id = any ($2::uuid[]) and ${IS_UNPROFILED}`,
);

const SET = `update learned_words set ${takeProfile('word')},
     change_number = case when ${hasProfileOf('word')} then learned_words.change_number
       else ${lastTurnOf('$1')} end
   from json_to_recordset($2::json) as word (${recordOf(LearnedWordEntity, RECORD)})
   where learned_words.user_id = $1 and learned_words.id = word.id`;

const WRITE = statement('word-profiles.write', SET);

const WRITE_ONE = statement<LearnedWord>(
  'word-profiles.write-one',
  `${SET} returning ${LEARNED_WORD_COLUMNS}`,
);

type Place = Pick<LearnedWordEntity, 'id' | 'userId'>;

const NEXT = statement<Place>(
  'word-profiles.next',
  `select ${columnsOf(LearnedWordEntity, ['id', 'userId'], 'learned_words')} from learned_words
   where ${IS_UNPROFILED} order by learned_words.user_id limit $1`,
);

/** Works out the profiles that are missing among some words, in a transaction that has the user's turn. */
export async function workOutProfiles(
  sql: SqlExecutor,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const words = ids.length === 0 ? [] : await sql.rows(READ, [userId, ids]);
  if (words.length === 0) return;
  const profiled = await withProfiles(words);
  await sql.execute(WRITE, [userId, recordsOf(profiled)]);
}

/**
 * Works out the profile of one word, in a transaction that has the user's turn, and returns the word. Its content is known, so
 * that this takes one statement.
 */
export async function workOutProfile(
  sql: SqlExecutor,
  userId: string,
  word: ProfiledContent & { id: string },
): Promise<LearnedWord | undefined> {
  return sql.row(WRITE_ONE, [userId, recordsOf([{ ...word, ...profileOf(word) }])]);
}

function recordsOf(words: readonly (WordProfile & { id: string })[]): string {
  const recordOfWord = (word: WordProfile & { id: string }) =>
    Object.fromEntries(RECORD.map((property) => [property, word[property]]));
  return JSON.stringify(words.map(recordOfWord));
}

/** Returns some words whose profiles are to be worked out, those of one user together. */
export function nextUnprofiled(sql: SqlExecutor, limit: number): Promise<Place[]> {
  return sql.rows(NEXT, [limit]);
}
