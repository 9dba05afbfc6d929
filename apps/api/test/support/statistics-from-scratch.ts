import type { Pool } from 'pg';
import { MAX_MASTERY_LEVEL, WORD_STATES } from '@wordgrove/contracts';

/** A row of `review_counters`, as it should be. */
const COUNTERS_OF_LOG = `
  with entries as (
    select learned_word_id, reviewed_at as at, id, reviewed_at as met_at from reviews
    where user_id = $1 and undone_at is null
    union all
    select id, declared_at, null, case when declared_mastery_level > 0 then declared_at end
    from learned_words
    where user_id = $1 and (declared_mastery_level > 0 or declared_at <> created_at)
  ),
  met as (
    select id, lag(met_at) over (partition by learned_word_id order by at, id nulls first) as met_at
    from entries
  )
  select date_trunc('hour', reviewed_at)
      + floor(extract(minute from reviewed_at) / 15) * interval '15 minutes' as begins_at,
    count(*)::int as review_count, (count(*) filter (where is_correct))::int as correct_count,
    coalesce(sum(time_spent_ms), 0)::int as time_spent_ms,
    (count(*) filter (where reviewed_at - met_at >= interval '24 hours'))::int as recall_count,
    (count(*) filter (where reviewed_at - met_at >= interval '24 hours' and is_correct))::int
      as recalled_count
  from reviews join met using (id)
  where user_id = $1 and undone_at is null
  group by 1 order by 1`;

const COUNTERS = `
  select begins_at, review_count, correct_count, time_spent_ms::int, recall_count, recalled_count
  from review_counters
  where user_id = $1
    and (review_count, correct_count, time_spent_ms, recall_count, recalled_count) <> (0, 0, 0, 0, 0)
  order by begins_at`;

const WORDS = `select mastery_level as level, case when suspended then 'SUSPENDED' else memory_state end as state
  from learned_words where user_id = $1`;

/** Returns the counters from which a user's statistics are read, beside the same from the words and reviews themselves. */
export async function keptAndCounted(
  pool: Pool,
  userId: string,
): Promise<[kept: unknown, counted: unknown]> {
  const rows = async (text: string) => (await pool.query(text, [userId])).rows;
  const [kept] =
    await rows(`select words_by_level as levels, words_by_state as states, new_words as new
    from change_counters where user_id = $1`);
  const words: { level: number; state: string }[] = await rows(WORDS);
  const count = (isCounted: (word: { level: number; state: string }) => boolean) =>
    words.filter(isCounted).length;
  const counted = {
    levels: Array.from({ length: MAX_MASTERY_LEVEL + 1 }, (_, at) =>
      count(({ level }) => level === at),
    ),
    states: WORD_STATES.map((name) => count(({ state }) => state === name)),
    new: count(({ state }) => state === 'NEW'),
  };
  return [
    { words: kept, reviews: await rows(COUNTERS) },
    { words: counted, reviews: await rows(COUNTERS_OF_LOG) },
  ];
}
