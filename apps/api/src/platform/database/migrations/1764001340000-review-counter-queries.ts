// The queries of the migration `ReviewCounters`, and as final as that.

const COUNTERS = [
  'review_count',
  'correct_count',
  'time_spent_ms',
  'recall_count',
  'recalled_count',
];

// Since 1972, the time of every zone differs from UTC by whole quarters of an hour.
const BEGINS_AT = `date_bin('15 minutes', reviewed_at, '2000-01-01Z') as begins_at`;

/**
 * Returns SQL for whether an answer tests a memory that has had a day to fade, if the answer before it came at `metAt`.
 * `word` is the row of its word.
 */
const isRecall = (metAt: string, word = 'word'): string => `coalesce(reviewed_at - case
    when (${word}.declared_mastery_level > 0 or ${word}.declared_at <> ${word}.created_at)
      and ${word}.declared_at <= reviewed_at and (${metAt} is null or ${metAt} < ${word}.declared_at)
    then case when ${word}.declared_mastery_level > 0 then ${word}.declared_at end
    else ${metAt} end >= interval '1 day', false)`;

/**
 * Returns a subquery with reviews, undone ones included. It keeps the planner, who plans for the first call and uses the plan for all, from reading
 * everybody's reviews: because many come at once, or because it believes that most have been undone.
 */
const reviewsWhere = (condition: string): string =>
  `(select * from reviews where ${condition} order by reviewed_at, id offset 0) reviews`;

/**
 * Returns a subquery with the time of the review of a word that comes first after, or last before, others. To sort again outside would
 * let it read the whole log of the word.
 */
const nearest = (condition: string, order: 'asc' | 'desc', others = 'true'): string => `(
    select reviewed_at from (
      select * from reviews where ${condition}
      order by reviewed_at ${order}, id ${order} offset 0
    ) reviews where undone_at is null and ${others} limit 1)`;

/** Returns a join with the word of a review, which is found by its id for the same reason. */
const JOIN_WORD = `cross join lateral (
    select declared_mastery_level, declared_at, created_at from learned_words
    where learned_words.id = learned_word_id offset 0
  ) word`;

/** Returns a subquery with the log of words. `met_at` is the time of the answer before. */
const logOf = (words: string): string => `(
    select *, lag(reviewed_at) over (partition by learned_word_id order by reviewed_at, id) as met_at
    from ${reviewsWhere(words)} where undone_at is null
  ) log`;

const countersOf = (log: string, word: string): string => `
  select user_id, begins_at, count(*) as review_count,
    count(*) filter (where is_correct) as correct_count,
    coalesce(sum(time_spent_ms), 0) as time_spent_ms,
    count(*) filter (where is_recall) as recall_count,
    count(*) filter (where is_recall and is_correct) as recalled_count
  from (
    select user_id, ${BEGINS_AT}, is_correct, time_spent_ms, ${isRecall('met_at', word)} as is_recall
    from ${log}
  ) answers group by user_id, begins_at`;

/** A query for the counters of a word that is deleted. */
export const DELETED_WORD = countersOf(logOf('learned_word_id = old.id'), 'old');

/** A query for the counters of users. */
export const USERS = countersOf(`${logOf('user_id = any ($1)')} ${JOIN_WORD}`, 'word');

const REVIEW = 'id, user_id, learned_word_id, reviewed_at, is_correct, time_spent_ms';

/** What of the log is not among the reviews in question, although it may be in the table. */
interface Others {
  /** A common table expression that the condition needs. */
  first: string;
  others: string;
}

const ALL_OTHERS: Others = { first: '', others: 'true' };

/** Of an update: `touched` has the versions that it made (1) and ended (-1), if they count in another way. A join could be slow. */
export const UNTOUCHED: Others = {
  first: `touched as materialized (
    select ${REVIEW}, undone_at, sum(number) as number from (
      select ${REVIEW}, undone_at, 1 as number from new_rows
      union all select ${REVIEW}, undone_at, -1 from old_rows
    ) versions group by ${REVIEW}, undone_at having sum(number) <> 0
  ),`,
  others: 'id not in (select id from touched)',
};

/**
 * Returns a query for the counters that reviews add to those of all others, or that go with them. A review that comes after
 * one of them may count in another way without it. So the query looks at each word's log from the review before them
 * to the one after them.
 */
export const countersBy = (changed: string, { first, others }: Others = ALL_OTHERS): string => `
  with ${first} changed as materialized (
    select ${REVIEW} from ${changed} changed where undone_at is null
  ),
  stretches as materialized (
    select word_id,
      coalesce(${nearest('learned_word_id = word_id and reviewed_at < first_at', 'desc', others)},
        first_at) as starts_at,
      coalesce(${nearest('learned_word_id = word_id and reviewed_at > last_at', 'asc', others)},
        last_at) as ends_at
    from (
      select learned_word_id as word_id, min(reviewed_at) as first_at, max(reviewed_at) as last_at
      from changed group by learned_word_id
    ) words
  ),
  log as (
    select *, lag(reviewed_at) over earlier as met_at,
      max(reviewed_at) filter (where not is_changed) over earlier as met_without_at
    from (
      select ${REVIEW}, bool_or(is_changed) as is_changed from (
        select ${REVIEW}, true as is_changed from changed
        union all
        select ${REVIEW}, false from stretches cross join lateral
          ${reviewsWhere('learned_word_id = word_id and reviewed_at between starts_at and ends_at')}
        where undone_at is null and ${others}
      ) reviews group by ${REVIEW}
    ) reviews
    window earlier as (partition by learned_word_id order by reviewed_at, id
      rows between unbounded preceding and 1 preceding)
  ),
  answers as (
    select log.user_id, ${BEGINS_AT}, is_changed, is_correct, time_spent_ms,
      ${isRecall('met_at')}::integer
        - (not is_changed and ${isRecall('met_without_at')})::integer as recalls
    from log ${JOIN_WORD}
  )
  select user_id, begins_at, count(*) filter (where is_changed) as review_count,
    count(*) filter (where is_changed and is_correct) as correct_count,
    coalesce(sum(time_spent_ms) filter (where is_changed), 0) as time_spent_ms,
    sum(recalls) as recall_count,
    coalesce(sum(recalls) filter (where is_correct), 0) as recalled_count
  from answers where is_changed or recalls <> 0
  group by user_id, begins_at order by user_id, begins_at`;

const sums = (sign: '+' | '-', of: string, columns = COUNTERS): string =>
  columns.map((column) => `${column} = counter.${column} ${sign} ${of}.${column}`).join(', ');

export const insert = (counters: string): string => `
  insert into review_counters as counter (user_id, begins_at, ${COUNTERS.join(', ')}) ${counters}`;

export const add = (counters: string): string =>
  `${insert(counters)} on conflict (user_id, begins_at) do update set ${sums('+', 'excluded')}`;

const next = (condition: string, order: 'asc' | 'desc'): string => `(
    select id, reviewed_at, undone_at from reviews
    where learned_word_id = added.learned_word_id
      and (reviewed_at, id) ${condition} (added.reviewed_at, added.id)
    order by reviewed_at ${order}, id ${order} limit 1)`;

// Nearly every answer comes alone and is the latest of its word, so that no other counts in another way because of it. If the one
// before it has been undone, it is left to the longer query.
export const ADD_LATEST = add(`
  select user_id, ${BEGINS_AT}, 1, is_correct::integer, coalesce(time_spent_ms, 0),
    is_recall::integer, (is_recall and is_correct)::integer
  from (
    select latest.*, ${isRecall('met_at')} as is_recall from (
      select added.user_id, added.learned_word_id, added.reviewed_at, added.is_correct,
        added.time_spent_ms, earlier.reviewed_at as met_at
      from new_rows added
        left join lateral ${next('<', 'desc')} earlier on true
        left join lateral ${next('>', 'asc')} later on true
      where added.undone_at is null and earlier.undone_at is null and later.id is null
        and (select count(*) from new_rows) = 1
      offset 0
    ) latest ${JOIN_WORD} offset 0
  ) answers`);

// It adds no row: the user may be about to be deleted.
export const subtract = (counters: string): string => `
  update review_counters counter set ${sums('-', 'gone')} from (${counters}) gone
    where counter.user_id = gone.user_id and counter.begins_at = gone.begins_at`;

// A declaration decides what the answers test that come after it, or after the declaration before.
export const DECLARE = `
  update review_counters counter set ${sums('+', 'differing', ['recall_count', 'recalled_count'])}
    from (
      select begins_at, sum(recalls) as recall_count,
        coalesce(sum(recalls) filter (where is_correct), 0) as recalled_count
      from (
        select ${BEGINS_AT}, is_correct,
          ${isRecall('met_at', 'new')}::integer - ${isRecall('met_at', 'old')}::integer as recalls
        from ${logOf('learned_word_id = new.id')}
      ) answers where recalls <> 0 group by begins_at
    ) differing
    where counter.user_id = new.user_id and counter.begins_at = differing.begins_at`;
