import { ALL_LANGUAGES, WORD_STATES } from '@wordgrove/contracts';
import { wordColumn } from '../word-column.js';
import { wordbookSource } from './wordbook-source.js';

/** A field that a filter may name: its CEL type and the SQL that reads it. */
export interface FilterField {
  type: 'string' | 'int' | 'bool' | 'list<string>' | 'google.protobuf.Timestamp';
  sql: string;
  /** True if the SQL can be null, which no comparison may return. */
  nullable?: boolean;
  /** The values of an enumeration. A comparison with any other value is a fault. */
  values?: readonly string[];
  /** True if values have no order and no parts, so that only `==`, `!=` and `in` apply. */
  identifier?: boolean;
  /** Returns the SQL condition that the field is, or contains, the resource with this id. */
  has?: (id: string) => string;
  /** SQL conditions, like those that `has` returns, for resources that a filter names without an id. */
  named?: Readonly<Record<string, string>>;
}

/** All fields that the filters of a list may name. */
export type FilterFields = Readonly<Record<string, FilterField>>;

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
