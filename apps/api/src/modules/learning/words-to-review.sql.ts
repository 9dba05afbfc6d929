import type { RowOf, SelectList } from '../../platform/database/columns.js';
import type { LearnedWordEntity } from './learned-word.entity.js';
import { MAX_BYTES_TO_ASK } from './members/content-to-ask.js';
import { bytesOfMember } from './members/member.sql.js';
import type { MemberName } from './members/word-members.js';
import { STRENGTHENED } from './memory/word-memory.sql.js';
import { wordColumn } from './word-column.sql.js';

const SUSPENDED = wordColumn('suspended');
const STATE = wordColumn('memoryState');

/** SQL for whether a word was never reviewed and is not suspended. */
export const IS_NEW = `not ${SUSPENDED} and ${STATE} = 'NEW'`;

/** SQL for whether a word has a memory that reviews keep up, and is not suspended. */
export const IS_SCHEDULED = `not ${SUSPENDED} and ${STATE} <> 'NEW'`;

/** SQL for whether a word has reviews, which may have been before a declaration that made it new again. */
export const HAS_REVIEWS = `${wordColumn('reviewCount')} > 0`;

/** SQL for the time at which a word falls due by the learner's own retention. */
export const NEXT_REVIEW = wordColumn('nextReviewAt');

/**
 * Returns SQL for the time at which a word falls due if its interval, including the fuzz, is `factor` times as
 * long. Learning steps stay as they are.
 */
export const nextReviewStretched = (factor: string): string =>
  `(case when ${STATE} <> 'REVIEW' then ${NEXT_REVIEW}
    else ${STRENGTHENED} + (${NEXT_REVIEW} - ${STRENGTHENED}) * ${factor}::float8
    end)`;

/**
 * Returns SQL for how far the memory of a word has faded at an instant, given as SQL: retrievability falls with
 * the time since the memory was last fresh, measured in stabilities.
 */
export const fadedAt = (instant: string): string =>
  `extract(epoch from ${instant} - ${STRENGTHENED}) / ${wordColumn('stability')}`;

/** SQL for whether a list is no longer than that. Only a compressed value has to be unpacked to be measured. */
const isShort = (name: MemberName, column: string): string =>
  `pg_column_size(${column}) <= ${MAX_BYTES_TO_ASK}
    and (pg_column_compression(${column}) is null or ${bytesOfMember(name, column)} <= ${MAX_BYTES_TO_ASK})`;

/** SQL for the first items of a set, until they have that many bytes. */
const firstOf = (items: string): string =>
  `select item from (
      select item, place, octet_length(item::text) as bytes,
        sum(octet_length(item::text)) over (order by place) as total
      from ${items} with ordinality as items (item, place)
    ) items where total - bytes < ${MAX_BYTES_TO_ASK} order by place`;

const NOTES = wordColumn('notes');
const CONTEXTS = wordColumn('contexts');

/** SQL for whether a word has notes. */
export const HAS_NOTES = `cardinality(${NOTES}) > 0`;

/**
 * Selects the notes and contexts of a word if it meets a condition, or else empty lists. Of long lists, it
 * selects the first items.
 */
export const contentIf = (
  condition: string,
): SelectList<Pick<LearnedWordEntity, 'notes' | 'contexts'>> =>
  `case when not (${condition}) then '{}' when ${isShort('notes', NOTES)} then ${NOTES}
      else array(${firstOf(`unnest(${NOTES})`)}) end as notes,
    case when not (${condition}) then '[]' when ${isShort('contexts', CONTEXTS)} then ${CONTEXTS}
      else to_jsonb(array(${firstOf(`jsonb_array_elements(${CONTEXTS})`)})) end as contexts`;

/** SQL for the hashes of the sentences of a word, by which words from one place are known. Of long contexts, there are none. */
export const SENTENCE_HASHES = `array(
    select md5(context ->> 'sentence')
    from jsonb_array_elements(case when ${isShort('contexts', CONTEXTS)} then ${CONTEXTS} end) context
  )`;

/** Selects {@link SENTENCE_HASHES}. */
export const SENTENCES: SelectList<{ sentences: string[] }> = `${SENTENCE_HASHES} as sentences`;

/** The content that {@link contentIf} selects. */
export type ContentToAsk = RowOf<ReturnType<typeof contentIf>>;
