import { ALL_LANGUAGES, WORD_STATES } from '@wordgrove/contracts';

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

/**
 * The condition that a word is in a wordbook that its learner may read, whose id meets a condition.
 */
export const inWordbook = (condition: string): string => `exists (
  select from wordbook_terms t join wordbooks b on b.id = t.wordbook_id
  where t.wordbook_id ${condition} and t.term_key = learned_words.term_key
    and b.language = learned_words.language
    and (b.visibility <> 'PRIVATE' or b.owner_id = learned_words.user_id))`;

/** Every field of a filter over learned words. */
export const WORD_FIELDS: FilterFields = {
  language: { type: 'string', sql: 'learned_words.language', values: ALL_LANGUAGES },
  term: { type: 'string', sql: 'learned_words.term' },
  tags: { type: 'list<string>', sql: 'learned_words.tags' },
  mastery_level: { type: 'int', sql: 'learned_words.mastery_level' },
  state: {
    type: 'string',
    sql: `(case when learned_words.suspended then 'SUSPENDED' else learned_words.memory_state end)`,
    values: WORD_STATES,
  },
  created_at: { type: 'google.protobuf.Timestamp', sql: 'learned_words.created_at' },
  updated_at: { type: 'google.protobuf.Timestamp', sql: 'learned_words.updated_at' },
  last_reviewed_at: {
    type: 'google.protobuf.Timestamp',
    sql: 'learned_words.last_reviewed_at',
    nullable: true,
  },
  next_review_at: { type: 'google.protobuf.Timestamp', sql: 'learned_words.next_review_at' },
  review_count: { type: 'int', sql: 'learned_words.review_count' },
  wordbook_id: {
    type: 'string',
    sql: 'null::text',
    nullable: true,
    identifier: true,
    has: (id) => inWordbook(`= ${id}::uuid`),
  },
};
