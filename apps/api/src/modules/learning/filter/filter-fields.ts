import { ALL_LANGUAGES, WORD_STATES } from '@wordgrove/contracts';
import { wordColumn } from '../word-column.js';
import { wordbookSource } from './wordbook-source.js';

/** What a filter may name: the CEL type, and the SQL that reads it. */
export interface FilterField {
  type: 'string' | 'int' | 'bool' | 'list<string>' | 'google.protobuf.Timestamp';
  sql: string;
  /** Can be SQL's null, which no comparison may let through. */
  nullable?: boolean;
  /** The values of an enumeration; comparing it with any other is a mistake. */
  values?: readonly string[];
  /** Has no order and no parts: `==`, `!=` and `in` only. */
  identifier?: boolean;
  /** The SQL condition that it is, or has, the one with this id. */
  has?: (id: string) => string;
  /** What names some that have no need of an id: SQL conditions, as `has` gives them. */
  named?: Readonly<Record<string, string>>;
}

/** Every field that the filters of a list may name. */
export type FilterFields = Readonly<Record<string, FilterField>>;

const WORD = {
  userId: wordColumn('userId'),
  language: wordColumn('language'),
  termKey: wordColumn('termKey'),
};

/**
 * The condition that a word is in a wordbook that its learner may read, whose id meets a condition.
 */
export const inWordbook = (condition: string): string => wordbookSource().hasWord(WORD, condition);

/** Every field of a filter over learned words. */
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
