import type { RowOf, SelectList } from '../../platform/database/columns.js';
import type { LearnedWordEntity } from './learned-word.entity.js';
import { STRENGTHENED } from './memory/word-memory.sql.js';
import { wordColumn } from './word-column.sql.js';

const SUSPENDED = wordColumn('suspended');
const STATE = wordColumn('memoryState');

/** SQL for whether a word was never reviewed and is not suspended. */
export const IS_NEW = `not ${SUSPENDED} and ${STATE} = 'NEW'`;

/** SQL for whether a word has a memory that reviews keep up, and is not suspended. */
export const IS_SCHEDULED = `not ${SUSPENDED} and ${STATE} <> 'NEW'`;

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

/** Selects the notes and contexts of a word if it meets a condition, or else empty lists. */
export const contentIf = (
  condition: string,
): SelectList<Pick<LearnedWordEntity, 'notes' | 'contexts'>> =>
  `case when ${condition} then ${wordColumn('notes')} else '{}' end as notes,
    case when ${condition} then ${wordColumn('contexts')} else '[]' end as contexts`;

/** The content that {@link contentIf} selects. */
export type ContentToAsk = RowOf<ReturnType<typeof contentIf>>;
