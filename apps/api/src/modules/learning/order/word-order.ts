import { invalidArgument } from '../../../platform/http/api-error.js';
import type { LearnedWord } from '../learned-word.js';

/** What lists are sorted by. */
export type SortableWord = Omit<LearnedWord, 'tags' | 'notes' | 'contexts'>;

/** A column that lists can be sorted by. */
export interface SortField {
  /** SQL that is never null. */
  sql: string;
  /** The same SQL around the placeholder of a cursor's value. */
  bind(placeholder: string): string;
  read(word: SortableWord): string | number | null;
}

export interface SortTerm {
  name: string;
  field: SortField;
  descending: boolean;
}

const timestamp = (column: string, read: SortField['read']): SortField => ({
  sql: `learned_words.${column}`,
  bind: (placeholder) => `${placeholder}::timestamptz`,
  read,
});

// A word that was never reviewed counts as reviewed before all others.
const orEarliest = (sql: string) => `coalesce(${sql}, '-infinity'::timestamptz)`;

const SORT_FIELDS: Readonly<Record<string, SortField>> = {
  created_at: timestamp('created_at', (word) => word.createdAt),
  updated_at: timestamp('updated_at', (word) => word.updatedAt),
  next_review_at: timestamp('next_review_at', (word) => word.nextReviewAt),
  last_reviewed_at: {
    sql: orEarliest('learned_words.last_reviewed_at'),
    bind: (placeholder) => orEarliest(`${placeholder}::timestamptz`),
    read: (word) => word.lastReviewedAt,
  },
  mastery_level: {
    sql: 'learned_words.mastery_level',
    bind: (placeholder) => `${placeholder}::smallint`,
    read: (word) => word.masteryLevel,
  },
  term: {
    sql: 'learned_words.term',
    bind: (placeholder) => `${placeholder}::text`,
    read: (word) => word.term,
  },
};

const ID: SortField = {
  sql: 'learned_words.id',
  bind: (placeholder) => `${placeholder}::uuid`,
  read: (word) => word.id,
};

const DEFAULT_ORDER = 'created_at desc';
const TERM = /^([a-z_]+)(?: +(asc|desc))?$/;

/**
 * Parses `order_by` after AIP-132: fields, ascending unless `desc` follows. The id comes last, in the
 * direction of the last field, so that no two words are equal.
 * @throws ApiError 400 `INVALID_ORDER_BY`
 */
export function parseWordOrder(orderBy: string | undefined): SortTerm[] {
  const text = orderBy?.trim() || DEFAULT_ORDER;
  const terms = text.split(',').map((part) => parseTerm(part.trim()));
  if (new Set(terms.map(({ name }) => name)).size < terms.length)
    throw invalidOrder('names a field twice');
  return [...terms, { name: 'id', field: ID, descending: terms.at(-1)?.descending ?? true }];
}

/** One text for one order, however it was written. */
export function orderName(terms: readonly SortTerm[]): string {
  return terms.map(({ name, descending }) => `${name} ${descending ? 'desc' : 'asc'}`).join(', ');
}

function parseTerm(text: string): SortTerm {
  const [, name = '', direction] = TERM.exec(text) ?? [];
  const field = Object.hasOwn(SORT_FIELDS, name) ? SORT_FIELDS[name] : undefined;
  if (field === undefined)
    throw invalidOrder(
      `must be a list of these fields, each optionally with desc: ${Object.keys(SORT_FIELDS).join(', ')}`,
    );
  return { name, field, descending: direction === 'desc' };
}

function invalidOrder(description: string) {
  return invalidArgument({ reason: 'INVALID_ORDER_BY', field: 'order_by', description });
}
