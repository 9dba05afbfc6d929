import { ALL_LANGUAGES, QUESTION_TYPES, WORD_STATES } from '@wordgrove/contracts';
import { wordColumn } from '../word-column.sql.js';
import type { FieldTest, FilterFields, FoundBy } from './filter-target.js';
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

const IN_STATE = (state: string): string =>
  `not ${wordColumn('suspended')} and ${wordColumn('memoryState')} = '${state}'`;

const STATES = {
  ...Object.fromEntries(WORD_STATES.map((state) => [state, IN_STATE(state)])),
  SUSPENDED: wordColumn('suspended'),
};

/** The states in which few of a user's words are. */
const RARE_STATES: readonly unknown[] = ['LEARNING', 'RELEARNING', 'SUSPENDED'];

const asRange = ({ operator }: FieldTest): FoundBy | undefined => {
  if (operator === '!=') return undefined;
  return operator === 'in' ? 'BITMAP' : 'RANGE';
};
// An index has the groups of three letters or digits of a term. What counts as a letter beyond ASCII differs between servers.
const hasTrigram = ({ value }: FieldTest): boolean => /[a-z\d]{3}/i.test(String(value));

/** All fields of a filter over learned words. */
export const WORD_FIELDS: FilterFields = {
  language: {
    type: 'string',
    sql: wordColumn('language'),
    values: ALL_LANGUAGES,
    foundBy: ({ operator }) => (operator === '==' ? 'RANGE' : undefined),
  },
  term: {
    type: 'string',
    sql: wordColumn('term'),
    foundBy: (test) => {
      if (!/^(contains|endsWith)$/.test(test.operator)) return asRange(test);
      return hasTrigram(test) ? 'BITMAP' : undefined;
    },
  },
  tags: { type: 'list<string>', sql: wordColumn('tags'), foundBy: () => 'BITMAP' },
  question_types: {
    type: 'list<string>',
    sql: wordColumn('questionTypes'),
    values: QUESTION_TYPES,
  },
  mastery_level: { type: 'int', sql: wordColumn('masteryLevel'), foundBy: asRange },
  state: {
    type: 'string',
    sql: `(case when ${wordColumn('suspended')} then 'SUSPENDED' else ${wordColumn('memoryState')} end)`,
    values: WORD_STATES,
    named: STATES,
    foundBy: ({ operator, value }) =>
      operator === '==' && RARE_STATES.includes(value) ? 'BITMAP' : undefined,
  },
  created_at: {
    type: 'google.protobuf.Timestamp',
    sql: wordColumn('createdAt'),
    foundBy: asRange,
  },
  updated_at: {
    type: 'google.protobuf.Timestamp',
    sql: wordColumn('updatedAt'),
    foundBy: asRange,
  },
  last_reviewed_at: {
    type: 'google.protobuf.Timestamp',
    sql: wordColumn('lastReviewedAt'),
    nullable: true,
  },
  next_review_at: {
    type: 'google.protobuf.Timestamp',
    sql: wordColumn('nextReviewAt'),
    foundBy: asRange,
  },
  review_count: { type: 'int', sql: wordColumn('reviewCount') },
  wordbook_id: {
    type: 'string',
    sql: 'null::text',
    nullable: true,
    identifier: true,
    has: (id) => inWordbook(`= ${id}::uuid`),
  },
};
