import type { SqlReader } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { LEARNED_WORD_COLUMNS } from '../learned-word.sql.js';
import type { LearnedWord } from '../learned-word.js';
import { bytesOfLongMembers } from '../members/member.sql.js';

/** The number of words that are measured first, before any of them is read. Often they are enough. */
const FEW = 32;

/** The number of words that are measured at most before any of them is read. */
export const MAX_LONG_WORDS_READ = 128;

type MeasuredWord = { wantedId: string; bytes: number } & (LearnedWord | { id: null });

const BYTES = bytesOfLongMembers((name) => `learned_words.${name}`);

const MEASURE = statement<{ id: string; bytes: number }>(
  'long-words.measure',
  `select id, ${BYTES} as bytes from learned_words where id = any($1::uuid[])`,
);

const READ_ALL = statement<LearnedWord>(
  'long-words.read-all',
  `select ${LEARNED_WORD_COLUMNS} from learned_words where id = any($1::uuid[])`,
);

// Materialized, so that each list is unpacked only once to be measured. A word that was deleted has no
// bytes.
const READ = statement<MeasuredWord>(
  'long-words.read',
  `with measured as materialized (
     select wanted.id, wanted.place, coalesce(${BYTES}, 0) as bytes
     from unnest($1::uuid[]) with ordinality as wanted (id, place)
       left join learned_words on learned_words.id = wanted.id
   ), counted as (
     select id, place, bytes, sum(bytes) over (order by place) as total from measured
   )
   select counted.id as "wantedId", counted.bytes, ${LEARNED_WORD_COLUMNS}
   from counted left join learned_words on learned_words.id = counted.id
   where counted.total - counted.bytes < $2 order by counted.place`,
);

/**
 * Returns words in their current state, by their ids. They come in the order of the ids until their lists
 * exceed `room`, in bytes; the first is always there. A word that was deleted is undefined.
 */
export async function readLongWords(
  sql: SqlReader,
  ids: readonly string[],
  room: number,
): Promise<Map<string, LearnedWord | undefined>> {
  const words = new Map<string, LearnedWord | undefined>();
  let left = Math.max(room, 1);
  for (let at = 0, count = FEW; at < ids.length && left > 0; at += count, count = moreThan(count)) {
    const wanted = ids.slice(at, at + count);
    const found = await sql.rows(READ, [wanted, left]);
    for (const word of found) {
      words.set(word.wantedId, word.id === null ? undefined : word);
      left -= word.bytes;
    }
  }
  return words;
}

/** Returns the number of words to measure next. If the first were not enough, the words are not very long. */
function moreThan(count: number): number {
  return Math.min(2 * count, MAX_LONG_WORDS_READ);
}

/** Returns the number of bytes that the lists of words have, by their ids. */
export async function measureWords(
  sql: SqlReader,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const measured = ids.length === 0 ? [] : await sql.rows(MEASURE, [ids]);
  return new Map(measured.map(({ id, bytes }) => [id, bytes]));
}

/** Returns words in their current state, by their ids, without those that were deleted. */
export async function readWords(
  sql: SqlReader,
  ids: readonly string[],
): Promise<Map<string, LearnedWord>> {
  const words = ids.length === 0 ? [] : await sql.rows(READ_ALL, [ids]);
  return new Map(words.map((word) => [word.id, word]));
}
