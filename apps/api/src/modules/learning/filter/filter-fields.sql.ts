import { ALL_LANGUAGES, WORD_STATES } from '@wordgrove/contracts';
import { wordColumn } from '../word-column.sql.js';
import type { FilterFields } from './filter-target.js';
import { wordbookSource } from './wordbook-source.js';

const WORD = {
  userId: wordColumn('userId'),
  language: wordColumn('language'),
  termKey: wordColumn('termKey'),
};

/**
 * Returns the condition that the word is in a wordbook that its learner may read and whose id meets a
 * condition.
 */
export const inWordbook = (condition: string): string => wordbookSource().hasWord(WORD, condition);

/** All fields of a filter over learned words. */
export const WORD_FIELDS: FilterFields = {
  language: { type: 'string', sql: wordColumn('language'), values: ALL_LANGUAGES },
  term: { type: 'string', sql: wordColumn('term') },
  tags: { type: 'list<string>', sql: wordColumn('tags') },
  mastery_level: { type: 'int', sql: wordColumn('masteryLevel') },
  state: {
    type: 'string',
    sql: `(case when ${wordColumn('suspended')} then 'SUSPENDED' else ${wordColumn('memoryState')} end)`,
    values: WORD_STATES,
  },
  created_at: { type: 'google.protobuf.Timestamp', sql: wordColumn('createdAt') },
  updated_at: { type: 'google.protobuf.Timestamp', sql: wordColumn('updatedAt') },
  last_reviewed_at: {
    type: 'google.protobuf.Timestamp',
    sql: wordColumn('lastReviewedAt'),
    nullable: true,
  },
  next_review_at: { type: 'google.protobuf.Timestamp', sql: wordColumn('nextReviewAt') },
  review_count: { type: 'int', sql: wordColumn('reviewCount') },
  wordbook_id: {
    type: 'string',
    sql: 'null::text',
    nullable: true,
    identifier: true,
    has: (id) => inWordbook(`= ${id}::uuid`),
  },
};
